import { mkdir, writeFile } from 'node:fs/promises';
import { rspack, type Stats } from '@rspack/core';

const page = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>Design system</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="main.css"><div id="root"></div><script defer src="main.js"></script></html>`;

const compilerOf = (folder: string) =>
  rspack({
    mode: 'development',
    devtool: false,
    target: ['web', 'es2022'],
    context: import.meta.dirname,
    entry: { main: './main.tsx' },
    output: { path: folder, filename: '[name].js', cssFilename: '[name].css', publicPath: '' },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
    module: {
      rules: [
        { test: /\.css$/, type: 'css/auto' },
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
          type: 'javascript/auto',
        },
      ],
    },
  });

const writePage = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/index.html`, page);
};

const problemOf = (error: Error | null, stats: Stats | undefined): Error | null =>
  error ?? (stats?.hasErrors() ? new Error(stats.toString({ preset: 'errors-only' })) : null);

/**
 * Bundles the gallery once.
 * @param folder the output folder
 * @throws Error with the compiler's messages
 */
export const bundle = async (folder: string): Promise<void> => {
  await writePage(folder);
  await new Promise<void>((resolve, reject) => {
    compilerOf(folder).run((error, stats) => {
      const problem = problemOf(error, stats);
      if (problem) reject(problem);
      else resolve();
    });
  });
};

/**
 * Bundles the gallery, and rebuilds it after each change of a source.
 * @param onBuilt called after each build; its problem is null when it succeeded
 */
export const watchBundle = async (
  folder: string,
  onBuilt: (problem: Error | null) => void,
): Promise<void> => {
  await writePage(folder);
  compilerOf(folder).watch({}, (error, stats) => onBuilt(problemOf(error, stats)));
};
