import { type Beacon, BootRemote, platformPaths, type RemoteRelease } from '@setu/contracts';
import { eventually } from '@setu/service-kit/test';
import { publishTo, releaseTo, remote } from '../../test/front-ends';
import { startTestGateway, type TestGateway } from '../../test/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const piece = (name: string, version: string): RemoteRelease => ({
  ...remote,
  name,
  version,
  container: `setu_${name}_${version}`,
  server: null,
  routes: [{ path: `/${name}`, audience: 'everyone', screen: './s', files: ['screen.js'], shared: [] }],
});
const files = { 'remoteEntry.js': '/* entry */', 'screen.js': '/* screen */' };

const visitor = (n: number) => `visitor=${String(n).padStart(22, 'v')}`;
const open = (name: string, cookie: string) =>
  gateway.send(`/${name}`, { headers: { accept: 'text/html', cookie } });
const versionIn = (name: string, html: string) =>
  new RegExp(`/mfe/${name}/([^/]+)/remoteEntry.js`).exec(html)?.[1] ?? null;
const tell = (beacon: Beacon | string, cookie: string, headers: Record<string, string> = {}) =>
  gateway.send(platformPaths.beacons, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie, ...headers },
    body: typeof beacon === 'string' ? beacon : JSON.stringify(beacon),
  });
const failed = (name: string, version: string, step: 'retry' | 'fallback' | 'panel'): Beacon => ({
  kind: 'failed',
  piece: name,
  version,
  screen: './s',
  step,
  cause: 'load',
  message: 'broken on purpose',
});
const statusOf = async (name: string) =>
  (
    await gateway.send(platformPaths.piece(name), {
      headers: { authorization: `Bearer ${gateway.releaseToken}` },
    })
  ).json();
const numbersOf = async (name: string, version: string) => {
  const { releases } = await statusOf(name);
  return releases.find((release: { version: string }) => release.version === version);
};
const canary = (name: string, version: string, percent: number) =>
  gateway.registry('POST', platformPaths.deployments(name), { action: 'canary', version, percent });

it('counts pages, and visitors to whom a release failed, each once', async () => {
  await releaseTo(gateway.registry, piece('counted', '1'), files);
  for (const n of [1, 1, 2]) await open('counted', visitor(n));
  for (const n of [1, 1, 2])
    expect((await tell(failed('counted', '1', 'retry'), visitor(n))).status).toBe(204);
  await tell(failed('counted', '1', 'fallback'), visitor(1));
  await tell(failed('counted', '1', 'panel'), visitor(1));
  await tell(failed('counted', '1', 'panel'), visitor(3));
  await tell({ kind: 'shown', piece: 'counted', version: '1', screen: './s' }, visitor(1));
  await eventually(async () =>
    expect(await numbersOf('counted', '1')).toMatchObject({
      pages: 4,
      failures: 2,
      steps: { retry: 2, fallback: 1, panel: 2 },
    }),
  );
});

it('keeps nothing by which a visitor could be found again', async () => {
  const rows = await gateway.running.db('gateway.release_visitors').select(gateway.running.db.raw('visitor'));
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.visitor.toString('latin1')).not.toContain('vvvv');
});

it('takes nothing from other sites, from programs, of unknown releases, or of another shape', async () => {
  const beacon = failed('counted', '1', 'panel');
  const refusals = [
    await tell(beacon, '', { 'sec-fetch-site': 'cross-site' }),
    await tell(beacon, '', { 'sec-fetch-site': '' }),
    await tell(failed('counted', '9', 'panel'), ''),
    await tell(JSON.stringify({ ...beacon, cause: 'boredom' }), ''),
    await tell(JSON.stringify({ ...beacon, message: 'x'.repeat(301) }), ''),
    await tell('{', ''),
    await tell('x'.repeat(3000), ''),
    await tell(beacon, '', { 'content-type': 'text/plain' }),
    await gateway.send(platformPaths.beacons),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([403, 403, 404, 400, 400, 400, 413, 415, 405]);
});

it('stops a canary that fails its visitors, and says so', async () => {
  await releaseTo(gateway.registry, piece('failing', '1'), files);
  await publishTo(gateway.registry, piece('failing', '2'), files);
  await canary('failing', '2', 50);
  const shown = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => ({
      n,
      version: versionIn('failing', (await open('failing', visitor(n))).text),
    })),
  );
  const served = shown.filter(({ version }) => version === '2').map(({ n }) => n);
  expect(served.length).toBeGreaterThan(5);
  for (const n of served.slice(0, 4)) await tell(failed('failing', '2', 'fallback'), visitor(n));
  for (const n of served) await tell(failed('failing', '2', 'retry'), visitor(n));
  await eventually(async () => expect((await numbersOf('failing', '2')).failures).toBe(4));
  expect((await statusOf('failing')).deployment.action).toBe('canary');
  await tell(failed('failing', '2', 'panel'), visitor(served[4]!));
  await eventually(async () =>
    expect((await statusOf('failing')).deployment).toMatchObject({
      action: 'stop-canary',
      live: '1',
      canary: null,
      actor: 'platform',
      reason: expect.stringContaining(`It failed 5 of the ${served.length} visitors who got it`),
    }),
  );
  await eventually(async () => {
    for (const n of served) expect(versionIn('failing', (await open('failing', visitor(n))).text)).toBe('1');
  });
});

it('judges a canary anew when it is tried again', async () => {
  await canary('failing', '2', 50);
  for (const n of [101, 102, 103, 104]) await tell(failed('failing', '2', 'fallback'), visitor(n));
  await eventually(async () => expect((await numbersOf('failing', '2')).failures).toBe(9));
  expect((await statusOf('failing')).deployment.action).toBe('canary');
});

describe('the last good release', () => {
  const lastGood = (name: string, version: string) =>
    gateway.send(`${platformPaths.lastGood(name)}?failed=${version}`);

  it('of a canary is what is live, of what is live the one before', async () => {
    expect((await lastGood('failing', '2')).json().version).toBe('1');
    await releaseTo(gateway.registry, piece('failing', '3'), files);
    const before = await lastGood('failing', '3');
    expect(BootRemote.parse(before.json())).toMatchObject({
      version: '1',
      container: 'setu_failing_1',
      integrity: { 'remoteEntry.js': expect.stringMatching(/^sha384-/) },
    });
  });

  it('is not there for a first release, an unknown remote, a service or no version', async () => {
    const replies = [
      await lastGood('counted', '1'),
      await lastGood('nobody', '1'),
      await lastGood('shell', '1'),
      await gateway.send(platformPaths.lastGood('counted')),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 400]);
  });

  it('is known, and its files are served, while the database is away', async () => {
    await gateway.running.db.destroy();
    try {
      expect((await lastGood('failing', '3')).json().version).toBe('1');
      expect((await gateway.send('/mfe/failing/1/screen.js')).text).toBe(files['screen.js']);
    } finally {
      gateway.running.db.initialize();
    }
  });
});
