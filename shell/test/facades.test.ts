import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@setu/contracts';
import * as router from '@setu/mfe-kit/router';
import { z } from '@setu/mfe-kit/zod';
import { queryNames, styleNames } from '../../packages/platform/mfe-kit/src/facades/names';

const root = join(__dirname, '../..');
const frontEnds = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
const inBrowser = [
  ...frontEnds,
  'packages/contracts',
  'packages/platform/protocol',
  'packages/marketplace',
  'packages/platform/ui',
  'packages/platform/mfe-kit/src',
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

/** Runs only on servers. */
const serverOnly = [
  'packages/platform/protocol/src/reference/openapi.ts',
  'packages/platform/mfe-kit/src/server/prepare.ts',
  'shell/src/server/render.tsx',
];

const namesImportedFrom = (name: string, text: string): string[] =>
  [...text.matchAll(new RegExp(`(?:import|export) \\{([^}]*)\\} from '${name}'`, 'g'))]
    .flatMap(([, list = '']) => list.split(','))
    .map((item) => item.trim().split(' as ')[0] ?? '')
    .filter((item) => item !== '' && !item.startsWith('type '));

test('the search finds source files', () => {
  expect(sources.length).toBeGreaterThan(20);
});

test('front ends use only members of react-router-dom that the shared facade has', () => {
  const missing = sources.flatMap(({ path, text }) =>
    namesImportedFrom('react-router-dom', text)
      .filter((name) => !(name in router))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['@tanstack/react-query', queryNames],
  ['styled-components', styleNames],
] as const)('%s is used only by names that the shell shares', (name, names: readonly string[]) => {
  const missing = sources
    .filter(({ path }) => !serverOnly.includes(path))
    .flatMap(({ path, text }) =>
      namesImportedFrom(name, text)
        .filter((one) => !names.includes(one))
        .map((one) => `${path}: ${one}`),
    );
  expect(missing).toEqual([]);
});

test('no front end reads fields of endpoints that builds leave out', () => {
  const endpoints = Object.entries(contracts)
    .filter(
      ([, value]) => typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
    )
    .map(([name]) => name);
  expect(endpoints.length).toBeGreaterThan(20);
  const pattern = new RegExp(
    `\\b(?:${endpoints.join('|')})\\.(?!path\\b|method\\b|accepts\\b|creates\\b)\\w+`,
    'g',
  );
  const found = sources
    .filter(({ path }) => !path.startsWith('packages/contracts/'))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([use]) => `${path}: ${use}`));
  expect(found).toEqual([]);
});

test('react-router-dom is imported by name only', () => {
  const whole = sources.filter(({ text }) => /import \* as \w+ from 'react-router(-dom)?'/.test(text));
  expect(whole.map(({ path }) => path)).toEqual([]);
});

/** Members of the namespace that are types and do not exist at run time. */
const typeNames = new Set([
  'infer',
  'input',
  'output',
  'ZodDefault',
  'ZodError',
  'ZodNullable',
  'ZodObject',
  'ZodOptional',
  'ZodRawShape',
  'ZodType',
]);

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
