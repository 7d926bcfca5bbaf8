import type { Configuration } from '@rspack/core';
import type { Mode } from '@setu/build-kit';
import { typescriptRule } from './typescript-rule';

interface ServerBuild {
  folder: string;
  outputFolder: string;
  mode: Mode;
}

/** File name of the module the gateway runs to prepare a page. */
export const serverFile = 'server.mjs';

const entry = `
  import { remote } from './remote.ts';
  import { serve } from '@setu/mfe-kit/server';
  export const { name, routes, prepare } = serve(remote);
`;

/** The remote's definition, its reads and heads, as one file for Node without dependencies to install. */
export const serverConfig = ({ folder, outputFolder, mode }: ServerBuild): Configuration => ({
  context: folder,
  mode,
  target: 'node20',
  devtool: false,
  entry: { server: `data:text/javascript,${encodeURIComponent(entry)}` },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: { rules: [typescriptRule] },
  output: {
    path: outputFolder,
    filename: serverFile,
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
  },
  // Modules are not merged, because the used exports of each module show which calls the remote makes.
  optimization: {
    minimize: false,
    splitChunks: false,
    concatenateModules: false,
    usedExports: true,
    sideEffects: true,
  },
  externalsPresets: { node: true },
  performance: false,
  stats: 'none',
});
