import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTempCheckout, type TempCheckout } from '../../release/test/temp-checkout';

let checkout: TempCheckout;
beforeAll(async () => {
  checkout = await makeTempCheckout(join(__dirname, '../../..'));
});
afterAll(() => checkout?.remove());

const run = (command: string, ...args: string[]) => checkout.run(command, args);
const makeNew = (...args: string[]) => run('node', '--import', 'tsx', 'infra/new/src/main.ts', ...args);
const read = async (path: string) => JSON.parse(await readFile(join(checkout.root, path), 'utf8'));

test('a new remote and a new feature pass every check as they come', async () => {
  const before = await read('package-lock.json');
  const remote = await makeNew('remote', 'loan-offers');
  expect([remote.err, remote.code]).toEqual(['', 0]);
  expect(remote.out).toContain('mfe-loan-offers/ has one page, at /loan-offers.');
  expect((await makeNew('feature', 'mfe-loan-offers', 'rate-table')).code).toBe(0);

  const { packages } = await read('package-lock.json');
  const places = ['mfe-loan-offers', 'node_modules/@setu/mfe-loan-offers'];
  const others = Object.entries(packages).filter(([place]) => !places.includes(place));
  expect(others).toEqual(Object.entries(before.packages));
  expect(packages['mfe-loan-offers']).toMatchObject({ name: '@setu/mfe-loan-offers' });
  expect(packages['node_modules/@setu/mfe-loan-offers']).toEqual({ resolved: 'mfe-loan-offers', link: true });
  const { dependencies, devDependencies } = await read('mfe-loan-offers/package.json');
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect([name, packages[`node_modules/${name}`]?.version ?? '0.1.0']).toEqual([name, version]);

  const checks = await Promise.all([
    run('biome', 'check', 'mfe-loan-offers', 'package-lock.json'),
    run('tsc', '-p', 'mfe-loan-offers'),
  ]);
  for (const { code, out, err } of checks) expect(code === 0 ? '' : out + err).toBe('');
  const tests = await run('jest', 'mfe-loan-offers', '--selectProjects', 'unit', 'browser-unit');
  expect(tests.err).toMatch(/Tests: +3 passed, 3 total/);
}, 180_000);

test('what cannot be made is said, and nothing is written', async () => {
  const twice = await makeNew('remote', 'twice');
  expect(twice.code).toBe(0);
  const cases: [string[], number, RegExp][] = [
    [['remote', 'twice'], 1, /mfe-twice is there already/],
    [['remote', 'Not Good'], 1, /"Not Good" is no name/],
    [['feature', 'mfe-nowhere', 'offers'], 1, /no front end called mfe-nowhere/],
    [['service', 'billing'], 2, /Usage: npm run new/],
    [[], 2, /Usage: npm run new/],
  ];
  for (const [args, code, words] of cases) {
    const said = await makeNew(...args);
    expect([args, said.code, said.out]).toEqual([args, code, '']);
    expect(said.err).toMatch(words);
  }
  expect(existsSync(join(checkout.root, 'mfe-nowhere'))).toBe(false);
}, 120_000);
