import { join } from 'node:path';
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import type { Mode } from '@setu/build-kit';
import { chunkLoadingName, containerName } from '@setu/protocol';
import { browserConfig } from './base-config';
import { federation, federationRule } from './federation';
import { onDemandKeys, partModules, providedShares } from './shared';

interface ShellBuild {
  folder: string;
  outputFolder: string;
  mode: Mode;
  version: string;
  publicPath: string;
  plugins?: RspackPluginInstance[];
}

/**
 * npm packages: the second of the two initial scripts. More scripts would compress worse and not be cached longer, because
 * the address of each file contains the release.
 */
const libraries = {
  name: 'libraries',
  test: /[\\/]node_modules[\\/]/,
  chunks: 'initial' as const,
  enforce: true,
  priority: 10,
};

/** A virtual module of the build. Its path is in the shell's folder, so that its imports resolve from there. */
const onDemandModule = (folder: string) => join(folder, 'src', 'on-demand-shares.js');

/** Imports each on-demand share once, in its own chunk, because a share that is never imported is never provided. */
const onDemandSource = (folder: string) =>
  `export const onDemand = [${onDemandKeys(folder).map((key) => `() => import(${JSON.stringify(key)})`)}];`;

/**
 * The build of the shell. The shared core is eager and in initial chunks, so that the HTML names every script and no script has to run
 * before the next one is requested.
 */
export const shellConfig = ({
  folder,
  outputFolder,
  mode,
  version,
  publicPath,
  plugins = [],
}: ShellBuild): Configuration => {
  const release = { name: 'shell', version };
  const base = browserConfig({
    folder,
    mode,
    outputFolder,
    plugins: [
      ...plugins,
      new rspack.experiments.VirtualModulesPlugin({
        ...partModules(folder),
        [onDemandModule(folder)]: onDemandSource(folder),
      }),
      federation({
        name: 'shell',
        shared: providedShares(folder),
      }),
    ],
  });
  return {
    ...base,
    entry: { shell: [onDemandModule(folder), './src/main.ts'] },
    output: {
      ...base.output,
      publicPath,
      uniqueName: containerName(release),
      chunkLoadingGlobal: chunkLoadingName(release),
    },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), federationRule] },
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: 'async', minSize: 40_000, cacheGroups: { libraries } },
    },
  };
};
