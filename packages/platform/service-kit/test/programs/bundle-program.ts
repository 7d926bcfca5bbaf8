import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findRoot } from '@setu/build-kit';
import type { Plugin } from 'esbuild';

/** Below node_modules, so that packages are found. */
const folder = join(findRoot(), 'node_modules', '.cache', 'test-programs');

/** Our own packages are TypeScript, so they are part of the bundle; npm packages are not. */
const npmPackages: Plugin = {
  name: 'npm-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@setu/') ? undefined : { path, external: true },
    ),
};

const compile = async (entry: string): Promise<string> => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'inline',
    write: false,
    plugins: [npmPackages],
  });
  const text = outputFiles[0]?.text ?? '';
  const file = join(
    folder,
    `${basename(entry, '.ts')}-${createHash('sha256').update(text).digest('hex')}.mjs`,
  );
  await mkdir(folder, { recursive: true });
  // Written to another file and renamed, because another worker may run the program.
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
  return file;
};

const compiled = new Map<string, Promise<string>>();

/**
 * The bundled file of a TypeScript program, which starts in a third of the time that tsx needs. Each worker bundles it once.
 * @param entry path of the TypeScript file
 */
export const bundleProgram = (entry: string): Promise<string> => {
  const known = compiled.get(entry) ?? compile(entry);
  compiled.set(entry, known);
  return known;
};
