import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { browserConfig } from './base-config';

export interface OneBundle {
  /** The shell's folder, absolute. */
  shell: string;
  /** Folders of the remotes, absolute, by name. */
  remotes: Readonly<Record<string, string>>;
  outputFolder: string;
  publicPath: string;
}

const screensOf = (folder: string): string[] =>
  readdirSync(join(folder, 'src', 'screens'))
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => file.replace('.tsx', ''));

const quoted = (value: string) => JSON.stringify(value);

/** Replaces `shell/src/remotes/federation.ts`, because the screens are parts of this build. */
const screensSource = (remotes: OneBundle['remotes']): string => {
  const screens = Object.entries(remotes).flatMap(([name, folder]) =>
    screensOf(folder).map(
      (screen) =>
        `${quoted(`${name} ./${screen}`)}: () => import(${quoted(join(folder, 'src', 'screens', `${screen}.tsx`))})`,
    ),
  );
  return `
    const screens = { ${screens.join(',\n')} };
    export const joinFederation = () => ({
      importScreen: async (remote, screen) => (await screens[remote.name + ' ' + screen]()).default,
    });
  `;
};

/**
 * One build of shell and all remotes without module federation, as a baseline for measurements. Only the federation differs from a
 * release: compiler, minifier and lazy screens are the same.
 */
export const oneBundleConfig = ({ shell, remotes, outputFolder, publicPath }: OneBundle): Configuration => {
  const screens = join(shell, 'src', 'remotes', 'one-bundle-screens.js');
  const base = browserConfig({
    folder: shell,
    mode: 'production',
    outputFolder,
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({ [screens]: screensSource(remotes) }),
      new rspack.NormalModuleReplacementPlugin(/^\.\/federation$/, screens),
    ],
  });
  return {
    ...base,
    entry: { shell: './src/main.ts' },
    output: { ...base.output, publicPath },
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', minSize: 10_000 } },
  };
};
