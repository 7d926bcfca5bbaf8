import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import type { Mode } from '@setu/build-kit';
import { chunkLoadingName, containerName } from '@setu/contracts';
import { browserConfig } from './base-config';
import { federationRuntime, federation } from './federation';
import { onDemandKeys, partModules, providedShares } from './shared';

interface ShellBuild {
  folder: string;
  outputFolder: string;
  mode: Mode;
  version: string;
  publicPath: string;
}

/** One initial script per large dependency, so that each is cached and counted separately. */
const origins: Record<string, RegExp> = {
  react: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  router: /[\\/]node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
  query: /[\\/]node_modules[\\/]@tanstack[\\/]/,
  styles:
    /[\\/]node_modules[\\/](styled-components|@emotion|stylis|tslib|css-to-react-native|postcss-value-parser)[\\/]/,
  zod: /[\\/]node_modules[\\/]zod[\\/]/,
  ui: /[\\/](packages[\\/]ui|node_modules[\\/]lucide-react)[\\/]/,
  kit: /[\\/]packages[\\/](mfe-kit|contracts)[\\/]/,
};

/** Made up by the build; lies in the shell's folder so that what it imports is found from there. */
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
}: ShellBuild): Configuration => {
  const release = { name: 'shell', version };
  const base = browserConfig({
    folder,
    mode,
    outputFolder,
    plugins: [
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
    entry: { shell: [onDemandModule(folder), './src/main.tsx'] },
    output: {
      ...base.output,
      publicPath,
      uniqueName: containerName(release),
      chunkLoadingGlobal: chunkLoadingName(release),
    },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...federationRuntime(folder) } },
    optimization: {
      ...base.optimization,
      runtimeChunk: { name: 'runtime' },
      splitChunks: {
        chunks: 'async',
        minSize: 40_000,
        cacheGroups: Object.fromEntries(
          Object.entries(origins).map(([name, test]) => [
            name,
            { name, test, chunks: 'initial' as const, enforce: true, priority: 10 },
          ]),
        ),
      },
    },
  };
};
