import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration, RspackPluginInstance } from '@rspack/core';
import { rspack } from '@rspack/core';
import { contractsFolder, type Mode, packageFolder } from '@setu/build-kit';
import { typescriptRule } from './typescript-rule';

export interface BaseOptions {
  /** The workspace folder, absolute. */
  folder: string;
  mode: Mode;
  /** Folder the files are written to, absolute. */
  outputFolder: string;
  plugins?: RspackPluginInstance[];
}

/** Browsers of the last three years: modules, class fields, no transforms for older ones. */
const browserTarget: NonNullable<Configuration['target']> = ['web', 'es2022'];

/**
 * How long a page waits for one script or style sheet, ms. The shell ends the wait for a file earlier when its server does not answer; on a
 * slow connection it takes long.
 */
const fileTimeout = 120_000;

/** The common configuration of browser builds of shell and remotes: TypeScript, CSS, fonts and pictures, minifying. */
export const browserConfig = ({ folder, mode, outputFolder, plugins = [] }: BaseOptions): Configuration => ({
  context: folder,
  mode,
  target: browserTarget,
  devtool: mode === 'production' ? 'hidden-source-map' : 'cheap-module-source-map',
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    alias: {
      // Its package has no production condition for bundlers: without this, development checks are shipped.
      'react-router$': join(packageFolder('react-router', folder), 'dist/production/index.mjs'),
    },
  },
  module: {
    rules: [typescriptRule, contractsRule, cssRule, ...assetRules],
  },
  output: {
    path: outputFolder,
    filename: '[name].[contenthash:10].js',
    chunkFilename: '[name].[contenthash:10].js',
    cssFilename: '[name].[contenthash:10].css',
    cssChunkFilename: '[name].[contenthash:10].css',
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: fileTimeout,
    // A module that throws while it is evaluated, for example without a shared module, is evaluated again next time.
    strictModuleErrorHandling: true,
  },
  optimization: {
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    // In development builds as well: the version and the called services of a release are read from it.
    usedExports: true,
    sideEffects: true,
    minimizer: [new rspack.SwcJsMinimizerRspackPlugin(), new rspack.LightningCssMinimizerRspackPlugin()],
  },
  plugins: [
    // Scripts that the runtime of this build loads later have integrity hashes too; the page contains those of the initial scripts.
    // In development builds as well: the page's preload links contain hashes, and a script without a hash would be loaded twice.
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false, enabled: true }),
    ...plugins,
  ],
  performance: false,
  stats: 'none',
  infrastructureLogging: { level: 'warn' },
});

/** Splits schemas from the other contracts, so that zod is loaded only with schemas. Runs before the TypeScript compiler. */
const contractsRule = {
  test: (file: string) => /\.[jt]s$/.test(file) && contractsFolder(file) !== null,
  enforce: 'pre' as const,
  loader: fileURLToPath(new URL('../loaders/contracts-loader.ts', import.meta.url)),
};

const cssRule = { test: /\.css$/, type: 'css' };
export const assetRules = [
  { test: /\.(woff2|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
  { test: /\.svg$/, type: 'asset/resource' },
];
