import { type Beacon, BootRemote, type FailureCause, platformPaths } from '@setu/protocol';
import { eventually } from '@setu/service-kit/test';
import { publishTo, releaseTo, smallFiles, smallRemote } from '../../../test/front-ends';

import { useRegistry } from '../../../test/registry-asks';
import { visitorCookies as visitor } from '../../../test/visitors';

const { gateway, deploy, statusOf, versionShown } = useRegistry();

const report = (beacon: Beacon | string, cookie: string, headers: Record<string, string> = {}) =>
  gateway().send(platformPaths.beacons, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie, ...headers },
    body: typeof beacon === 'string' ? beacon : JSON.stringify(beacon),
  });
const failed = (name: string, version: string, step: 'retry' | 'fallback' | 'error-panel') => ({
  kind: 'failed' as const,
  deployable: name,
  version,
  screen: './s',
  step,
  cause: 'load' as const,
  message: 'broken on purpose',
});
const numbersOf = async (name: string, version: string) => {
  const { releases } = await statusOf(name);
  return releases.find((release: { version: string }) => release.version === version);
};
const canary = (name: string, version: string, percent: number) =>
  deploy(name, { action: 'canary', version, percent });

it('pages are counted, and failures once for each visitor', async () => {
  await releaseTo(gateway().registry, smallRemote('counted', '1'), smallFiles);
  for (const n of [1, 1, 2]) await versionShown('counted', visitor(n));
  for (const n of [1, 1, 2])
    expect((await report(failed('counted', '1', 'retry'), visitor(n))).status).toBe(204);
  await report(failed('counted', '1', 'fallback'), visitor(1));
  await report(failed('counted', '1', 'error-panel'), visitor(1));
  await report(failed('counted', '1', 'error-panel'), visitor(3));
  await report({ kind: 'shown', deployable: 'counted', version: '1', screen: './s' }, visitor(1));
  await eventually(async () =>
    expect(await numbersOf('counted', '1')).toMatchObject({
      pages: 4,
      failures: 2,
      steps: { retry: 2, fallback: 1, 'error-panel': 2 },
    }),
  );
});

it('a fault without a fallback counts once for each visitor', async () => {
  await releaseTo(gateway().registry, smallRemote('unseen', '1'), smallFiles);
  const fault = (cause: FailureCause): Beacon => ({
    ...failed('unseen', '1', 'error-panel'),
    step: 'none',
    cause,
  });
  for (const cause of ['error', 'rejection', 'blocked', 'died', 'header', 'built-in', 'hydration'] as const)
    expect((await report(fault(cause), visitor(1))).status).toBe(204);
  await report(fault('error'), visitor(2));
  await eventually(async () =>
    expect(await numbersOf('unseen', '1')).toMatchObject({
      failures: 2,
      steps: { retry: 0, fallback: 0, 'error-panel': 0 },
    }),
  );
});

it('one network counts as few visitors, however many browsers it claims to have', async () => {
  await releaseTo(gateway().registry, smallRemote('crowded', '1'), smallFiles);
  for (let n = 0; n < 60; n += 1)
    await report(failed('crowded', '1', 'error-panel'), '', { 'user-agent': `Browser ${n}` });
  await eventually(async () => {
    const rows = await gateway().running.db('gateway.release_visitors').where({ name: 'crowded' });
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.length).toBeLessThanOrEqual(16);
  });
});

it('no stored value identifies a visitor', async () => {
  const rows = await gateway()
    .running.db('gateway.release_visitors')
    .select(gateway().running.db.raw('visitor'));
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.visitor.toString('latin1')).not.toContain('vvvv');
});

it('beacons from other sites or programs, of unknown releases or of another shape are refused', async () => {
  const beacon = failed('counted', '1', 'error-panel');
  const refusals = [
    await report(beacon, '', { 'sec-fetch-site': 'cross-site' }),
    await report(beacon, '', { 'sec-fetch-site': '' }),
    await report(failed('counted', '9', 'error-panel'), ''),
    await report(JSON.stringify({ ...beacon, cause: 'boredom' }), ''),
    await report(JSON.stringify({ ...beacon, message: 'x'.repeat(301) }), ''),
    await report('{', ''),
    await report('x'.repeat(3000), ''),
    await report(beacon, '', { 'content-type': 'text/plain' }),
    await gateway().send(platformPaths.beacons),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([403, 403, 404, 400, 400, 400, 413, 415, 405]);
});

it('a canary that fails its visitors is stopped, with the numbers as the reason', async () => {
  await releaseTo(gateway().registry, smallRemote('failing', '1'), smallFiles);
  await publishTo(gateway().registry, smallRemote('failing', '2'), smallFiles);
  await canary('failing', '2', 50);
  const shown = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => ({
      n,
      version: await versionShown('failing', visitor(n)),
    })),
  );
  const served = shown.filter(({ version }) => version === '2').map(({ n }) => n);
  expect(served.length).toBeGreaterThan(5);
  for (const n of served.slice(0, 4)) await report(failed('failing', '2', 'fallback'), visitor(n));
  for (const n of served) await report(failed('failing', '2', 'retry'), visitor(n));
  await eventually(async () => expect((await numbersOf('failing', '2')).failures).toBe(4));
  expect((await statusOf('failing')).deployment.action).toBe('canary');
  // An error in a handler also stops a canary, although the page of the fifth visitor kept working.
  await report(
    { ...failed('failing', '2', 'error-panel'), step: 'none', cause: 'error' },
    visitor(served[4]!),
  );
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
    for (const n of served) expect(await versionShown('failing', visitor(n))).toBe('1');
  });
});

it('a canary that is deployed again is judged by new visitors only', async () => {
  expect((await gateway().probe('/metrics')).text).toMatch(
    /^canary_stopped_timestamp_seconds\{deployable="failing",cause="failing",.*\} 1[\d.]+$/m,
  );
  // Deploying a version that the platform stopped needs a reason.
  await deploy('failing', { action: 'canary', version: '2', percent: 50, reason: 'tried again by a test' });
  for (const n of [101, 102, 103, 104]) await report(failed('failing', '2', 'fallback'), visitor(n));
  await eventually(async () => expect((await numbersOf('failing', '2')).failures).toBe(9));
  expect((await statusOf('failing')).deployment.action).toBe('canary');
});

describe('a canary is only judged by visitors with an issued id', () => {
  /** Waits for the next write, which includes all earlier reports. */
  const written = async (name: string, pages: number) => {
    await report({ kind: 'shown', deployable: name, version: '1', screen: './s' }, '');
    await eventually(async () => expect((await numbersOf(name, '1')).pages).toBe(pages));
  };
  const forged = (n: number) => visitor(n).replace(/sig=.*/, `sig=${'A'.repeat(43)}`);
  const unsigned = (n: number) => visitor(n).replace(/; .*/, '');

  it.each(['100', '50'])('failures of other visitors do not stop a canary of %s percent', async (percent) => {
    const name = `made-up-${percent}`;
    await releaseTo(gateway().registry, smallRemote(name, '1'), smallFiles);
    await publishTo(gateway().registry, smallRemote(name, '2'), smallFiles);
    await canary(name, '2', Number(percent));
    for (let n = 0; n < 12; n += 1) {
      const cookie = [unsigned(n), forged(n), ''][n % 3] ?? '';
      await report(failed(name, '2', 'error-panel'), cookie, { 'user-agent': `browser ${n}` });
    }
    await written(name, 1);
    // They are counted, at most a few per network, but have no effect: five visitors with ids would stop the canary.
    expect((await numbersOf(name, '2')).failures).toBeGreaterThan(5);
    expect((await statusOf(name)).deployment.action).toBe('canary');
    for (let n = 0; n < 5; n += 1) await report(failed(name, '2', 'error-panel'), visitor(n));
    await eventually(async () => expect((await statusOf(name)).deployment.action).toBe('stop-canary'));
  });

  it('visitors get an id with the first page, even while the canary has all visitors', async () => {
    await releaseTo(gateway().registry, smallRemote('first', '1'), smallFiles);
    await publishTo(gateway().registry, smallRemote('first', '2'), smallFiles);
    const open = () => gateway().send('/first', { headers: { accept: 'text/html' } });
    await canary('first', '2', 100);
    for (let n = 0; n < 5; n += 1) {
      const { cookies } = await open();
      expect(cookies).toMatch(/^visitor=[\w-]{22}; visitor\.sig=/);
      await report(failed('first', '2', 'fallback'), cookies);
    }
    await eventually(async () =>
      expect((await statusOf('first')).deployment).toMatchObject({
        action: 'stop-canary',
        reason: expect.stringContaining('It failed 5 of the 5 visitors'),
      }),
    );
  });
});

describe('the last good release', () => {
  const lastGood = (name: string, version: string) =>
    gateway().send(`${platformPaths.lastGood(name)}?failed=${version}`);

  it('the last good release of a canary is the live one, that of the live one the previous one', async () => {
    expect((await lastGood('failing', '2')).json().version).toBe('1');
    await releaseTo(gateway().registry, smallRemote('failing', '3'), smallFiles);
    const before = await lastGood('failing', '3');
    expect(BootRemote.parse(before.json())).toMatchObject({
      version: '1',
      container: 'setu_failing_v_1',
      integrity: { 'remoteEntry.js': expect.stringMatching(/^sha384-/) },
    });
  });

  it('a first release, an unknown remote, a service and a missing version do not have a last good release', async () => {
    const replies = [
      await lastGood('counted', '1'),
      await lastGood('nobody', '1'),
      await lastGood('shell', '1'),
      await gateway().send(platformPaths.lastGood('counted')),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 400]);
  });

  it('the last good release and its files are served while the database is down', async () => {
    await gateway().running.db.destroy();
    try {
      expect((await lastGood('failing', '3')).json().version).toBe('1');
      expect((await gateway().send('/mfe/failing/1/screen.js')).text).toBe(smallFiles['screen.js']);
    } finally {
      gateway().running.db.initialize();
    }
  });
});
