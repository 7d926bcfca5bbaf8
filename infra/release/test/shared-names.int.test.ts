import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWorkspaces } from '@setu/build';
import { listRemotes } from '@setu/build-kit';
import { startTestGateway, type TestGateway } from '../../../gateway/test/test-gateway';
import { releaseFrom } from './release-from';
import { makeTempCheckout, type TempCheckout } from './temp-checkout';

// The tests build real front ends.
jest.setTimeout(1_800_000);

let gateway: TestGateway;
let checkout: TempCheckout;

let release: ReturnType<typeof releaseFrom>['release'];
/** Builds front ends at once, whose sources have changed. Makes no pacts, which this gate does not read. */
const built = (...deployables: string[]) =>
  buildWorkspaces(checkout.root, () => undefined, undefined, deployables);
const published = async (deployable: string): Promise<string> => {
  const folder = `${deployable}/dist`;
  return (await release('publish', deployable, '--quick', '--folder', folder)).json.version;
};
/** The refusals of the gate for shared packages. */
const refusals = async (deployable: string, version: string): Promise<string[]> =>
  ((await release('promote', deployable, version)).json.error?.issues ?? [])
    .filter(({ path }: { path: string }) => path === 'shared')
    .map(({ message }: { message: string }) => message);
const goLive = (deployable: string, version: string) =>
  release('promote', deployable, version, '--override', 'no service is live in this test');

const index = 'packages/platform/ui/src/index.ts';
const screen = 'mfe-investor/src/screens/dashboard.tsx';

beforeAll(async () => {
  [gateway, checkout] = await Promise.all([
    startTestGateway({}, { isBare: true }),
    makeTempCheckout(join(__dirname, '../../..')),
  ]);
  ({ release } = releaseFrom(checkout, gateway));
});
afterAll(async () => {
  await gateway?.stop();
  await checkout?.remove();
});

it('promote compares what remotes import from the design system with what the live shell exports', async () => {
  const remotes = listRemotes(checkout.root).map(({ name }) => name);
  await built('shell', ...remotes);
  const before = await published('shell');
  await goLive('shell', before);
  for (const name of remotes) expect([name, await refusals(name, await published(name))]).toEqual([name, []]);

  // The design system gains an export, and a remote imports it.
  await checkout.write('packages/platform/ui/src/theme/ribbon.ts', `export const ribbon = 'marigold';\n`);
  const exports = await readFile(join(checkout.root, index), 'utf8');
  await checkout.write(index, `${exports}export { ribbon } from './theme/ribbon';\n`);
  const source = await readFile(join(checkout.root, screen), 'utf8');
  await checkout.write(
    screen,
    `import { ribbon as tone } from '@setu/ui';\n${source}\ndocument.title = tone;\n`,
  );
  await built('shell', 'mfe-investor');
  const ahead = await published('mfe-investor');
  const [refusal, ...more] = await refusals('mfe-investor', ahead);
  expect(more).toEqual([]);
  expect(refusal).toContain(
    `mfe-investor ${ahead} requires ribbon of @setu/ui; shell ${before} does not provide it. Promote a shell that provides it first`,
  );

  const after = await published('shell');
  await goLive('shell', after);
  expect(await refusals('mfe-investor', ahead)).toEqual([]);

  // A later shell must not remove what a live remote imports.
  await goLive('mfe-investor', ahead);
  expect(await refusals('shell', before)).toEqual([expect.stringContaining('ribbon of @setu/ui; shell')]);
});
