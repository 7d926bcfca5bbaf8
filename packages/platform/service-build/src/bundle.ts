import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { type BuildGraph, buildGraph, findRoot, listWorkspaces, type Mode } from '@setu/build-kit';

/** The file Node runs. */
export const mainFile = 'main.js';

const workerEnding = '.worker.ts';

/** main.js, and beside it a file for each *.worker.ts below src, which runs in its own thread. @throws Error when two have the same name */
const entries = (folder: string): Record<string, string> => {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' });
  const found: Record<string, string> = {};
  for (const file of ['main.ts', ...files.filter((one) => one.endsWith(workerEnding))]) {
    const name = basename(file, '.ts');
    if (name in found) throw new Error(`${found[name]} and ./src/${file} have one name. Rename one of them.`);
    found[name] = `./src/${file}`;
  }
  return found;
};

/** Names of the workspaces around a folder; empty outside a root of workspaces, where a server can also be bundled. */
const workspacesAround = (folder: string): string[] => {
  try {
    return listWorkspaces(findRoot(folder)).map(({ packageName }) => packageName);
  } catch {
    return [];
  }
};

/** Packages that are part of a bundle: those of the platform, and the workspaces around the service, such as its contracts. */
const bundledPackages = (folder: string) => {
  const workspaces = workspacesAround(folder);
  return (request: string) =>
    request.startsWith('@setu/') ||
    workspaces.some((name) => request === name || request.startsWith(`${name}/`));
};

/** Bundles each entry with our own packages into one file; npm packages stay external. */
const configuration = (
  folder: string,
  outputFolder: string,
  mode: Mode,
  isBundled = bundledPackages(folder),
): Configuration => ({
  name: folder,
  context: folder,
  mode,
  target: ['node20', 'es2022'],
  devtool: 'source-map',
  entry: entries(folder),
  output: {
    path: outputFolder,
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
  },
  resolve: { extensions: ['.ts', '.js'] },
  externalsType: 'module',
  externals: [
    ({ request }, done) => {
      const isOurs = !request || request.startsWith('.') || request.startsWith('/') || isBundled(request);
      // Dynamic imports stay lazy.
      done(undefined, isOurs ? undefined : `module-import ${request}`);
    },
  ],
  module: {
    rules: [
      {
        test: /\.ts$/,
        type: 'javascript/auto',
        use: {
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      },
    ],
  },
  // In both modes the compiler analyses the used exports of each module, from which release.json lists the produced
  // events.
  optimization: {
    minimize: false,
    splitChunks: false,
    usedExports: true,
    sideEffects: true,
    concatenateModules: false,
  },
  performance: false,
  stats: 'none',
});

/** Bundles a service into a folder. @throws Error with the compiler's messages */
export const bundle = async (folder: string, outputFolder: string, mode: Mode): Promise<BuildGraph> => {
  const compiler = rspack(configuration(folder, outputFolder, mode));
  try {
    return await new Promise<BuildGraph>((resolve, reject) => {
      compiler.run((failure, stats) => {
        if (failure || !stats) reject(failure ?? new Error('The build gave no result'));
        else if (stats.hasErrors() || stats.hasWarnings())
          reject(new Error(stats.toString({ all: false, errors: true, warnings: true })));
        else {
          const wanted = {
            all: false,
            modules: true,
            usedExports: true,
            modulesSpace: Number.POSITIVE_INFINITY,
          };
          resolve(buildGraph(stats.toJson(wanted)));
        }
      });
    });
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
};
