// `npm start` runs this file: it bundles the sources of the start, when they have changed, and runs the bundle. With tsx the supervisor
// would keep the loader, its compiler and all modules of the used packages in memory while the platform runs: 130 MB instead of 40.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

const folder = import.meta.dirname;
const bundle = join(folder, 'dist', 'start', 'main.mjs');

/** Our own packages are TypeScript, so they are bundled; npm packages are not. */
const npmPackages = {
  name: 'npm-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@setu/') ? undefined : { path, external: true },
    ),
};

const readIfThere = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

const compile = async () => {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'src', 'start.ts')],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    write: false,
    plugins: [npmPackages],
  });
  await stop();
  return outputFiles[0].text;
};

/** Written atomically, because another start may be reading it. */
const write = (text) => {
  try {
    mkdirSync(dirname(bundle), { recursive: true });
    const draft = `${bundle}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, bundle);
  } catch (error) {
    process.stderr.write(
      `${bundle} cannot be written (${error.message}).\nStart once as a user who may write there, on a disk with room, then start again.\n`,
    );
    process.exit(1);
  }
};

const text = await compile();
if (readIfThere(bundle) !== text) write(text);
await import(pathToFileURL(bundle).href);
