import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryClient } from '@setu/registry-client';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { dataDir, eventually, platformUrl } from '../src/platform/platform';
import { growsIn, numbersOf, promoteBuild, registryClient, testReason } from '../src/platform/registry';
import { buildVariant, removeVariants } from '../src/platform/variant';
import { knownVisitor } from '../src/visitors/known-visitor';

const remoteName = 'mfe-public';

let kit: BrowserKit;
let registry: RegistryClient;
let good: string;
let differing: string;

beforeAll(async () => {
  [kit, registry] = await Promise.all([openBrowser(), registryClient()]);
  good = (await registry.deployable(remoteName))?.deployment?.live ?? '';
  const build = await buildVariant(remoteName, 'differing', {
    'src/screens/calculator.tsx': (source) =>
      source.replace(
        /return \(([\s\S]*)\);/,
        "const place = typeof window === 'undefined' ? 'server' : 'browser';\n  return <><p>Rendered by the {place}</p>$1</>;",
      ),
  });
  differing = await promoteBuild(registry, build);
});
afterAll(async () => {
  await registry.deploy(remoteName, { action: 'promote', version: good, override: testReason });
  await kit.close();
  await removeVariants();
});

/** Pages whose parts were rendered again, from the gateway's log: the release that was blamed. */
const mismatches = async (): Promise<string[]> => {
  const lines = (await readFile(join(dataDir(), 'logs', 'gateway.log'), 'utf8')).split('\n');
  return lines
    .filter((line) => line.includes('"a screen failed"'))
    .map((line) => JSON.parse(line).beacon)
    .filter(({ cause }) => cause === 'hydration')
    .map(({ deployable, version }) => `${deployable} ${version}`);
};

test('a screen that renders differently in the browser works, and counts against its own release', async () => {
  const { page } = await knownVisitor(kit);
  const before = await numbersOf(registry, remoteName, differing);
  const earlier = (await mismatches()).length;
  const html = await (await fetch(`${platformUrl()}/calculator`)).text();
  expect(html).toContain('data-rendered');
  expect(html).toMatch(/Rendered by the (<!-- -->)?server/);
  await page.goto('/calculator');
  await page.getByText('Rendered by the browser').waitFor();
  await growsIn(registry, remoteName, before, ({ failures }) => failures);
  await eventually(async () =>
    expect((await mismatches()).slice(earlier)).toEqual([`${remoteName} ${differing}`]),
  );
  await page.getByLabel('Initial Investment').fill('500000');
  await page.getByRole('banner').getByRole('link', { name: 'Browse Franchises' }).click();
  await page.getByText(/^Showing \d+ opportunities$/).waitFor();
});
