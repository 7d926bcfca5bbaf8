import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { type Mode, packageFolder } from '@setu/build-kit';
import { assetRules } from './base-config';
import { serverShares } from './shared';
import { typescriptRule } from './typescript-rule';

interface RenderBuild {
  folder: string;
  outputFolder: string;
  mode: Mode;
}

/** Placeholder for the address of the release's files: its version is known only when this build is done. */
export const unknownBase = '/__release-base__/';

/** File name of the module by which the gateway renders pages. */
export const renderFile = 'render.mjs';

/** Only browsers load style sheets. Here they only provide class names. */
const cssRule = { test: /\.css$/, type: 'css', generator: { exportsOnly: true } };

const renderConfig = ({ folder, outputFolder, mode }: RenderBuild, source: string): Configuration => {
  const entry = join(folder, 'src', 'server-rendering.ts');
  return {
    context: folder,
    mode,
    // Like a browser without its globals: modules of Node are not available.
    target: ['es2022'],
    devtool: false,
    entry: { render: entry },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      fallback: { stream: false },
      alias: { 'react-router$': join(packageFolder('react-router', folder), 'dist/production/index.mjs') },
    },
    module: {
      // One file: parts that the browser lazy-loads are included.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      generator: { 'asset/resource': { emit: false } },
      rules: [typescriptRule, cssRule, ...assetRules],
    },
    output: {
      path: outputFolder,
      filename: renderFile,
      publicPath: unknownBase,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
    },
    plugins: [new rspack.experiments.VirtualModulesPlugin({ [entry]: source })],
    optimization: { minimize: false, splitChunks: false },
    externalsType: 'module',
    performance: false,
    stats: 'none',
  };
};

/** The shell's rendering module: how a page is rendered, and the shared packages by share key. */
export const shellRenderConfig = (build: RenderBuild): Configuration => {
  const shares = serverShares(build.folder);
  const imports = shares.map(({ from }, i) => `import * as share${i} from ${JSON.stringify(from)};`);
  const entries = shares.map(({ key }, i) => `${JSON.stringify(key)}: share${i}`);
  return renderConfig(
    build,
    `${imports.join('\n')}
     export { render } from './server/render.tsx';
     export const shared = { ${entries.join(', ')} };`,
  );
};

/** A remote's rendering module: its screens by exposed name. The shell provides shared packages, as in the browser. */
export const remoteRenderConfig = (build: RenderBuild & { screens: readonly string[] }): Configuration => {
  const keys = new Set(serverShares(build.folder).map(({ key }) => key));
  const screens = build.screens.map(
    (screen) =>
      `${JSON.stringify(screen)}: () => import(${JSON.stringify(screen.replace('./', './screens/'))})`,
  );
  return {
    ...renderConfig(build, `export const screens = { ${screens.join(', ')} };`),
    externals: [({ request }, done) => (request && keys.has(request) ? done(undefined, request) : done())],
  };
};
