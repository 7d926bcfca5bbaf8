import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePacts } from './make-pacts';
import { oneAtATime } from './one-at-a-time';

let root: string;
const write = async (path: string, text: string) => {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), text);
};
const read = (path: string) => readFile(join(root, path), 'utf8');

/** A consumer test that writes its pact with a provider. */
const consumerTest = (provider: string, body: string) =>
  `const { mkdirSync, writeFileSync } = require('node:fs');
test('writes its pact', () => {
  mkdirSync(__dirname + '/pacts', { recursive: true });
  writeFileSync(__dirname + '/pacts/buyer-${provider}.json', require('../src/wanted.ts').wanted);
  ${body}
});
`;

const make = async (names?: string[]) => {
  const notes: string[] = [];
  await makePacts({ root, ...(names ? { names } : {}), note: (line) => notes.push(line) });
  return notes;
};

// A checkout with two deployables, of which one has consumer tests.
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'make-pacts-'));
  await symlink(join(__dirname, '../../../../node_modules'), join(root, 'node_modules'));
  await write('package.json', '{"name":"root","version":"0.0.0","workspaces":["buyer","seller"]}');
  await write(
    'package-lock.json',
    '{"packages":{"":{"workspaces":["buyer","seller"]},"buyer":{},"seller":{}}}',
  );
  await write(
    'jest.config.json',
    '{"projects":[{"displayName":"pact","testMatch":["<rootDir>/**/*.pact.test.ts"]}]}',
  );
  for (const name of ['buyer', 'seller'])
    await write(`${name}/package.json`, `{"name":"${name}","version":"0.0.0"}`);
  await write('buyer/src/wanted.ts', 'module.exports.wanted = "first";');
  await write('buyer/pact/seller.pact.test.ts', consumerTest('seller', ''));
  await write('seller/pact/provider.pact.test.ts', 'test("has no pacts yet", () => { throw new Error(); });');
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('pacts are made from the consumer tests, and made again when sources or tests change', async () => {
  expect(await make()).toEqual(['making the pacts of buyer']);
  expect(await read('buyer/pact/pacts/buyer-seller.json')).toBe('first');
  expect(await make()).toEqual([]);
  await write('buyer/src/wanted.ts', 'module.exports.wanted = "second";');
  expect(await make(['buyer'])).toEqual(['making the pacts of buyer']);
  expect(await read('buyer/pact/pacts/buyer-seller.json')).toBe('second');
});

test('a pact that no test writes any more is deleted', async () => {
  await make();
  await write('buyer/pact/seller.pact.test.ts', consumerTest('other', ''));
  await make();
  expect(await readdir(join(root, 'buyer/pact/pacts'))).toEqual(['buyer-other.json']);
});

test('a failing consumer test leaves no pacts, and the error contains its output', async () => {
  await make();
  await write('buyer/pact/seller.pact.test.ts', consumerTest('seller', 'expect("a price").toBe("a name");'));
  await expect(make()).rejects.toMatchObject({
    code: 'pacts_not_made',
    message: expect.stringMatching(/The consumer tests of buyer failed[\s\S]*a price/),
  });
  expect(existsSync(join(root, 'buyer/pact/pacts'))).toBe(false);
  await write('buyer/pact/seller.pact.test.ts', consumerTest('seller', ''));
  expect(await make()).toEqual(['making the pacts of buyer']);
});

test('two concurrent runs make the pacts once, and both get them', async () => {
  const notes = await Promise.all([make(), make()]);
  expect(notes.flat()).toEqual(['making the pacts of buyer']);
  expect(await read('buyer/pact/pacts/buyer-seller.json')).toBe('first');
});

test('the lock of a killed run is removed', async () => {
  const file = join(root, 'locked/pacts.lock');
  await write('locked/pacts.lock', '4000000 a process that is gone');
  expect(await oneAtATime(file, () => Promise.resolve('done'))).toBe('done');
  expect(existsSync(file)).toBe(false);
});

test('a deployable without consumer tests has no pacts', async () => {
  expect(await make(['seller'])).toEqual([]);
});
