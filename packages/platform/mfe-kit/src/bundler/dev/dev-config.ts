import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { remoteConfig } from '../config/remote-config';
import { typescriptRule, watchedTypescriptRule } from '../config/typescript-rule';
import { chunkOfScreen } from '../release/release';

interface DevBuild {
  folder: string;
  outputFolder: string;
  name: string;
  /** A version that is different for each run of the server. */
  version: string;
  /** Address of the server, `/` at the end. */
  publicPath: string;
  /** Exposed names: `./dashboard`. */
  screens: readonly string[];
}

const hotFile = (name: string) => fileURLToPath(new URL(`../../hot/${name}`, import.meta.url));

const nameOf = (screen: string) => screen.replace('./', '');

/** A virtual module of the build. Its path is beside the screens' folder, so that its imports resolve from there. */
const wrapperFile = (folder: string, screen: string) => join(folder, 'src', `hot-${nameOf(screen)}.ts`);

/**
 * The component that is exposed instead of a screen: it shows the screen and replaces it when its sources change.
 * React's own refresh needs a development build of React, and the running shell has a production one.
 */
const wrapperSource = (screen: string) => {
  const path = `./screens/${nameOf(screen)}`;
  return `
    import { followUpdates } from ${JSON.stringify(hotFile('hot-client'))};
    import { createElement } from 'react';
    import { HotScreen, makeStage } from ${JSON.stringify(hotFile('hot-screen'))};
    import Screen from '${path}';
    const stage = makeStage(Screen);
    followUpdates();
    if (import.meta.webpackHot) import.meta.webpackHot.accept('${path}', () => stage.swap(Screen));
    export default (props) => createElement(HotScreen, { stage, props });
  `;
};

/** A remote's browser build for the development server: like a release, but with hot updates, named modules, and no integrity hashes. */
export const devConfig = ({
  folder,
  outputFolder,
  name,
  version,
  publicPath,
  screens,
}: DevBuild): Configuration => {
  const exposes = Object.fromEntries(
    screens.map((screen) => [screen, { import: wrapperFile(folder, screen), name: chunkOfScreen(screen) }]),
  );
  const base = remoteConfig({
    folder,
    outputFolder,
    mode: 'development',
    name,
    version,
    publicPath,
    exposes,
  });
  const wrappers = Object.fromEntries(
    screens.map((screen) => [wrapperFile(folder, screen), wrapperSource(screen)]),
  );
  const rules = (base.module?.rules ?? []).map((rule) =>
    rule === typescriptRule ? watchedTypescriptRule : rule,
  );
  return {
    ...base,
    module: { ...base.module, rules },
    output: {
      ...base.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      assetModuleFilename: 'assets/[name].[hash:10][ext]',
    },
    optimization: {
      ...base.optimization,
      moduleIds: 'named',
      chunkIds: 'named',
      minimize: false,
      emitOnErrors: false,
    },
    plugins: [
      new rspack.experiments.VirtualModulesPlugin(wrappers),
      new rspack.HotModuleReplacementPlugin(),
      ...(base.plugins ?? []).filter((plugin) => !(plugin instanceof rspack.SubresourceIntegrityPlugin)),
    ],
    watchOptions: { aggregateTimeout: 60, ignored: ['**/node_modules/.cache/**', '**/dist/**'] },
  };
};
