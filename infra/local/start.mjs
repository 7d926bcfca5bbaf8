// What `npm start` runs: it bundles the sources of the start, when they changed, and runs the bundle. Run by tsx, the supervisor would hold
// the loader, its compiler and every module of the packages that it uses for as long as the platform runs: 130 MB in place of 40.

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

const folder = import.meta.dirname;
const bundle = join(folder, 'dist', 'start', 'main.mjs');

/** Our own packages are TypeScript, so they are part of the bundle; those of npm are not. */
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

/** As a whole, because another start may read it. */
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
