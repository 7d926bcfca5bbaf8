import { mkdir, writeFile } from 'node:fs/promises';
import { rspack } from '@rspack/core';

const page = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>Gallery</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="main.css"><div id="root"></div><script defer src="main.js"></script></html>`;

/**
 * Bundles the gallery.
 * @param folder where the page goes
 */
export const bundle = async (folder: string): Promise<void> => {
  const compiler = rspack({
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
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
      else resolve();
    });
  });
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/index.html`, page);
};
