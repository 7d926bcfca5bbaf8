import { apiReport, differences } from './api-report';

const manifest = { name: '@setu/kit', version: '1.0.0', exports: { '.': './src/index.ts' } };
const files = (options: string) => [
  {
    path: 'src/index.d.ts',
    text: `export * from './all.js';\nexport { make as makeThing } from './make.js';\nexport type { Kind } from './make.js';\n`,
  },
  { path: 'src/all.d.ts', text: 'export declare const limit = 5;\n' },
  {
    path: 'src/make.d.ts',
    text: `import type { Unused } from './unused.js';
/** What is made. */
export type Kind = 'a' | 'b';
interface Options {
    /** Its kind. */
    ${options};
}
/** Makes a thing. */
export declare const make: (options: Options) => string;
`,
  },
  { path: 'src/unused.d.ts', text: 'export type Unused = string;\n' },
];

test('the report has a line for each exported name and for each declaration that it refers to', () => {
  const lines = apiReport(manifest, files('kind: Kind')).split('\n').slice(4);
  expect(lines.filter((line) => line !== '' && !line.startsWith('```'))).toEqual([
    '## @setu/kit',
    'const limit = 5',
    'makeThing = const make: (options: Options) => string',
    "type Kind = 'a' | 'b'",
    '## Referred to',
    'interface Options { kind: Kind; }',
  ]);
});

test('a change of a declaration that an exported name refers to is a difference', () => {
  const [before, now] = ['kind: Kind', 'kind?: Kind'].map((one) => apiReport(manifest, files(one))) as [
    string,
    string,
  ];
  expect(differences(before, now)).toEqual([
    '- interface Options { kind: Kind; }',
    '+ interface Options { kind?: Kind; }',
  ]);
});

test('a change at the end of a long declaration is a difference', () => {
  const long = `kind: '${'a'.repeat(1_000)}'`;
  const [before, now] = [long, long.replace(/a'$/, "b'")].map((one) => apiReport(manifest, files(one))) as [
    string,
    string,
  ];
  expect(differences(before, now)).toHaveLength(2);
});
