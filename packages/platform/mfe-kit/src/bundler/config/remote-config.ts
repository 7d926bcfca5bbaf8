import type { Configuration, RspackPluginInstance } from '@rspack/core';
import type { Mode } from '@setu/build-kit';
import { chunkLoadingName, containerName } from '@setu/protocol';
import { browserConfig } from './base-config';
import { federation, federationRule } from './federation';
import { consumedShares } from './shared';

interface RemoteBuild {
  folder: string;
  outputFolder: string;
  mode: Mode;
  name: string;
  version: string;
  publicPath: string;
  plugins?: RspackPluginInstance[];
  /** Screens by exposed name: `./landing` → the file, and the name of its chunk. */
  exposes: Record<string, { import: string; name: string }>;
}

/** File name of a remote's federation entry. The path of its folder contains the version, so the name needs no hash. */
export const remoteEntryFile = 'remoteEntry.js';

/** A remote's browser build: its own code only. The shell provides everything shared. */
export const remoteConfig = (build: RemoteBuild): Configuration => {
  const { folder, outputFolder, mode, publicPath, exposes, plugins = [] } = build;
  const container = containerName(build);
  const base = browserConfig({
    folder,
    mode,
    outputFolder,
    plugins: [
      ...plugins,
      federation({
        name: container,
        filename: remoteEntryFile,
        library: { type: 'var', name: container },
        exposes,
        shared: consumedShares(folder),
      }),
    ],
  });
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      publicPath,
      uniqueName: container,
      chunkLoadingGlobal: chunkLoadingName(build),
    },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), federationRule] },
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', minSize: 10_000 } },
  };
};
