import { crossings, importProblems } from './imports';

const manifest = {
  name: '@setu/kit',
  version: '1.0.0',
  dependencies: { '@setu/protocol': '1.0.0', koa: '3.0.0' },
  devDependencies: { '@types/koa': '3.0.0', esbuild: '1.0.0' },
};

const problemsOf = (path: string, text: string) =>
  importProblems('packages/platform/kit', manifest, [{ path, text }]);

test.each([
  [
    'src/a.js',
    `import Koa from 'koa';\nimport { join } from 'node:path';\nimport fs from 'fs';\nimport './b.js';`,
  ],
  ['src/a.js', `export { endpoint } from '@setu/protocol';\nexport * from '@setu/kit/part';`],
  ['src/a.js', `const code = \`\n  import { x } from 'made-up';\n\`;`],
  ['test/a.js', `import { build } from 'esbuild';`],
])('declared packages, modules of Node and quoted imports are no problem: %s %s', (path, text) => {
  expect(problemsOf(path, text)).toEqual([]);
});

test.each([
  ['src/a.js', `import pg from 'pg';`, 'imports pg, which is not declared. Run npm install pg -w @setu/kit.'],
  ['src/a.js', `const a = await import('pg/lib');`, 'imports pg, which is not declared.'],
  ['test/a.js', `import '@scope/one/part';`, 'imports @scope/one, which is not declared.'],
  [
    'src/a.js',
    `import { build } from 'esbuild';`,
    'imports esbuild, which is declared for development only.',
  ],
  ['src/a.d.ts', `export declare const a: import("pg").Pool;`, 'imports pg, which is not declared.'],
  [
    'src/a.d.ts',
    'export declare const a: { b: /*elided*/ any };',
    'has a type that the compiler shortened to any.',
  ],
  [
    'src/a.d.ts',
    `import type Koa from 'koa';`,
    'shows types of @types/koa, which is declared for development only.',
  ],
])('%s with %s is named with its fix', (path, text, problem) => {
  const [found, ...others] = problemsOf(path, text);
  expect(found).toContain(`packages/platform/kit/${path} ${problem}`);
  expect(others).toEqual([]);
});

test.each([
  [`import {\n  type User,\n} from '@setu/contracts';`, 'imports @setu/contracts, which is of the product.'],
  [
    `export * from '../../../contracts/src/index';`,
    'imports ../../../contracts/src/index, which is of another package.',
  ],
  [`const a = await import('@setu/gateway/boot');`, 'imports @setu/gateway/boot, which is of the product.'],
])('a source with %s crosses the seam', (text, problem) => {
  const platform = new Set(['@setu/kit', '@setu/protocol']);
  const sources = [{ path: 'src/a.ts', text: `import '@setu/protocol';\nimport './b';\n${text}` }];
  const found = crossings('packages/platform/kit', sources, platform);
  expect(found).toEqual([expect.stringContaining(`packages/platform/kit/src/a.ts ${problem}`)]);
});
