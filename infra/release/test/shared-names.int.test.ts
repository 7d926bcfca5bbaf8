import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestGateway, type TestGateway } from '../../../gateway/test/test-gateway';
import { makeTempCheckout, type TempCheckout } from './temp-checkout';

// Builds real front ends in separate processes.
jest.setTimeout(600_000);

let gateway: TestGateway;
let checkout: TempCheckout;

const release = async (...args: string[]) => {
  const main = 'infra/release/src/main.ts';
  const { code, out, err } = await checkout.run('node', ['--import', 'tsx', main, '--json', ...args], {
    RELEASE_URL: gateway.url,
    RELEASE_TOKEN: gateway.releaseToken,
  });
  if (code === null || code > 1) throw new Error(`${args.join(' ')}: ${out}${err}`);
  return JSON.parse(out);
};
const published = async (deployable: string): Promise<string> =>
  (await release('publish', deployable, '--quick')).version;
/** The refusals of the gate of shared packages for a version. */
const refusals = async (deployable: string, version: string): Promise<string[]> =>
  ((await release('promote', deployable, version)).error?.issues ?? [])
    .filter(({ path }: { path: string }) => path === 'shared')
    .map(({ message }: { message: string }) => message);
const goLive = (deployable: string, version: string) =>
  release('promote', deployable, version, '--override', 'no service is live in this test');

const index = 'packages/ui/src/index.ts';
const screen = 'mfe-investor/src/screens/dashboard.tsx';

beforeAll(async () => {
  [gateway, checkout] = await Promise.all([
    startTestGateway({}, { isBare: true }),
    makeTempCheckout(join(__dirname, '../../..')),
  ]);
});
afterAll(async () => {
  await gateway?.stop();
  await checkout?.remove();
});

it('promote compares what remotes import from the design system with what the live shell exports', async () => {
  const before = await published('shell');
  await goLive('shell', before);
  for (const remote of ['mfe-public', 'mfe-brand', 'mfe-investor', 'mfe-agent', 'mfe-admin'])
    expect([remote, await refusals(remote, await published(remote))]).toEqual([remote, []]);

  // The design system gains an export, and a remote imports it.
  await checkout.write('packages/ui/src/theme/ribbon.ts', `export const ribbon = 'marigold';\n`);
  const exports = await readFile(join(checkout.root, index), 'utf8');
  await checkout.write(index, `${exports}export { ribbon } from './theme/ribbon';\n`);
  const source = await readFile(join(checkout.root, screen), 'utf8');
  await checkout.write(
    screen,
    `import { ribbon as tone } from '@setu/ui';\n${source}\ndocument.title = tone;\n`,
  );
  const ahead = await published('mfe-investor');
  const [refusal, ...more] = await refusals('mfe-investor', ahead);
  expect(more).toEqual([]);
  expect(refusal).toContain(
    `mfe-investor ${ahead} requires ribbon of @setu/ui; shell ${before} does not provide it. Promote a shell that provides it first`,
  );

  const after = await published('shell');
  await goLive('shell', after);
  expect(await refusals('mfe-investor', ahead)).toEqual([]);

  // A later shell may not drop what a live remote imports.
  await goLive('mfe-investor', ahead);
  expect(await refusals('shell', before)).toEqual([expect.stringContaining('ribbon of @setu/ui; shell')]);
});
