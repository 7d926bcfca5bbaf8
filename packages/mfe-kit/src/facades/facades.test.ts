import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as router from './router';
import { z } from './zod';

const root = join(__dirname, '../../../..');
const frontEnds = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
const inBrowser = [
  ...frontEnds,
  'packages/contracts',
  'packages/marketplace',
  'packages/ui',
  'packages/mfe-kit/src',
];

const sourcesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', 'build', 'test', 'gallery', 'fonts'].includes(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesBelow(path);
      return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
    });

const sources = inBrowser
  .flatMap(sourcesBelow)
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const namesImportedFrom = (name: string, text: string): string[] =>
  [...text.matchAll(new RegExp(`(?:import|export) \\{([^}]*)\\} from '${name}'`, 'g'))]
    .flatMap(([, list = '']) => list.split(','))
    .map((item) => item.trim().split(' as ')[0] ?? '')
    .filter((item) => item !== '' && !item.startsWith('type '));

test('the search finds source files', () => {
  expect(sources.length).toBeGreaterThan(20);
});

test('react-router-dom is used only by members that the shared facade has', () => {
  const missing = sources.flatMap(({ path, text }) =>
    namesImportedFrom('react-router-dom', text)
      .filter((name) => !(name in router))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('react-router-dom is imported by name only', () => {
  const whole = sources.filter(({ text }) => /import \* as \w+ from 'react-router(-dom)?'/.test(text));
  expect(whole.map(({ path }) => path)).toEqual([]);
});

/** Runs on servers only: the document of all endpoints. */
const serverOnly = ['packages/contracts/src/reference/openapi.ts'];

/** Members of the namespace that are types and do not exist at run time. */
const typeNames = new Set(['infer', 'input', 'output', 'ZodType', 'ZodError', 'ZodObject', 'ZodRawShape']);

test('schemas use only members of zod that the shared facade has', () => {
  const has = (path: string): boolean => {
    let value: unknown = z;
    for (const part of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[part];
    return value !== undefined;
  };
  const missing = sources
    .filter(({ path }) => !serverOnly.includes(path))
    .filter(
      ({ text }) =>
        /import \{[^}]*\bz\b[^}]*\} from 'zod'/.test(text) && !/import type \{[^}]*\bz\b/.test(text),
    )
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bz\.((?:coerce|iso)\.\w+|\w+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !typeNames.has(name) && !has(name))
        .map((name) => `${path}: z.${name}`),
    );
  expect(missing).toEqual([]);
});
