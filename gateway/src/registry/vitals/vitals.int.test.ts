import { type DeployableStatus, type PageVitals, platformPaths } from '@setu/protocol';
import { eventually } from '@setu/service-kit/test';
import { publishTo, releaseTo, shell, smallFiles, smallRemote } from '../../../test/front-ends';
import { useRegistry } from '../../../test/registry-asks';
import { startTestGateway, type TestGateway } from '../../../test/test-gateway';
import { visitorCookies as visitor } from '../../../test/visitors';

const { gateway, deploy, statusOf, historyOf } = useRegistry();

const report = (vitals: unknown, cookie = '', headers: Record<string, string> = {}, to?: TestGateway) =>
  (to ?? gateway()).send(platformPaths.vitals, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie, ...headers },
    body: typeof vitals === 'string' ? vitals : JSON.stringify(vitals),
  });
const measured = (name: string, version: string, values: PageVitals['values']): PageVitals => ({
  route: `/${name}`,
  shell: shell.version,
  remote: { name, version },
  values,
});
const vitalsOf = async (name: string, version: string) => {
  const { releases }: DeployableStatus = await statusOf(name);
  return releases.find((release) => release.version === version)?.vitals ?? {};
};

it('the status shows the p75 of each value, summed over gateways and after a restart', async () => {
  await releaseTo(gateway().registry, smallRemote('timed'), smallFiles);
  const { database, artefacts } = gateway();
  for (const round of [0, 1]) {
    const second = await startTestGateway({}, { beside: { database, artefacts } });
    for (let n = 0; n < 10; n += 1)
      for (const to of [gateway(), second]) {
        const values = { LCP: 1_000 + n * 100 + round, CLS: 0, TTFB: 90, FCP: 400, INP: 64 };
        expect((await report(measured('timed', '1', values), '', {}, to)).status).toBe(204);
      }
    // It writes its last counts.
    await second.stop();
  }
  await eventually(async () => {
    const vitals = await vitalsOf('timed', '1');
    expect(vitals.LCP?.pages).toBe(40);
    expect(vitals.LCP?.p75).toBeGreaterThan(1_500);
    expect(vitals.LCP?.p75).toBeLessThan(1_950);
    expect(vitals.CLS?.p75).toBeLessThanOrEqual(0.001);
    expect(Object.keys(vitals).sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  });
  expect((await vitalsOf('shell', shell.version)).LCP?.pages).toBe(40);
});

it('the metrics have the values by release', async () => {
  await releaseTo(gateway().registry, smallRemote('metered'), smallFiles);
  await publishTo(gateway().registry, smallRemote('metered', '2'), smallFiles);
  for (const version of ['1', '2']) await report(measured('metered', version, { LCP: 2_000, CLS: 0.2 }));
  const { text } = await gateway().probe('/metrics');
  const metricOf = (metric: string, ...labels: string[]) => {
    const line = text
      .split('\n')
      .find((each) => each.startsWith(`${metric}{`) && labels.every((label) => each.includes(label)));
    return line?.split(' ').at(-1);
  };
  const of = (version: string) => [`deployable="metered"`, `version="${version}"`];
  expect(metricOf('web_vitals_seconds_sum', 'metric="LCP"', ...of('1'))).toBe('2');
  expect(metricOf('web_vitals_layout_shift_count', ...of('1'))).toBe('1');
  // Visitors do not get this version, so it has no label.
  expect(metricOf('web_vitals_seconds_count', ...of('other'))).toBe('1');
  expect(metricOf('web_vitals_seconds_count', ...of('2'))).toBeUndefined();
});

it('reports from other sites or programs, of unknown releases, routes or values are refused', async () => {
  await releaseTo(gateway().registry, smallRemote('strict'), smallFiles);
  const good = measured('strict', '1', { LCP: 900 });
  const refusals = [
    await report(good, '', { 'sec-fetch-site': 'cross-site' }),
    await report(good, '', { 'sec-fetch-site': '' }),
    await report(measured('strict', '9', { LCP: 900 })),
    await report({ ...good, shell: '9' }),
    await report({ ...good, route: '/strict?token=secret' }),
    await report({ ...good, remote: null }),
    await report({ ...good, remote: { name: 'catalog', version: '0.1.0-svc' } }),
    await report({ ...good, values: {} }),
    await report({ ...good, values: { LCP: -1 } }),
    await report({ ...good, values: { LCP: 1e9 } }),
    await report({ ...good, values: { FID: 3 } }),
    await report({ ...good, values: { LCP: '900' } }),
    await report('{'),
    await report('x'.repeat(2_000)),
    await report(good, '', { 'content-type': 'text/plain' }),
    await gateway().send(platformPaths.vitals),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([
    403, 403, 404, 404, 404, 404, 404, 400, 400, 400, 400, 400, 400, 413, 415, 405,
  ]);
});

it('the stored values of a measured page identify no person or address', async () => {
  const { db } = gateway().running;
  const columns = await db('information_schema.columns')
    .where({ table_schema: 'gateway', table_name: 'release_vitals' })
    .orderBy('ordinal_position')
    .pluck('column_name');
  expect(columns).toEqual([
    'name',
    'version',
    'deployment',
    'route',
    'metric',
    'is_issued',
    'bucket',
    'pages',
  ]);
  await eventually(async () => {
    const routes: string[] = await db('gateway.release_vitals').distinct('route').pluck('route');
    expect(routes.sort()).toEqual(['/metered', '/timed']);
  });
});

it('measured values are written when the database is back', async () => {
  await releaseTo(gateway().registry, smallRemote('patient'), smallFiles);
  const { database, artefacts } = gateway();
  const second = await startTestGateway({}, { beside: { database, artefacts } });
  await report(measured('patient', '1', { FCP: 500 }), '', {}, second);
  await second.running.db.destroy();
  expect((await report(measured('patient', '1', { FCP: 500 }), '', {}, second)).status).toBe(204);
  second.running.db.initialize();
  await second.stop();
  await eventually(async () => expect((await vitalsOf('patient', '1')).FCP?.pages).toBe(2));
});

describe('a canary that is slower than the live release', () => {
  /** Two hundred page views by twenty visitors with an id; ten views count for each. */
  const view = async (name: string, version: string, LCP: number, cookieOf: (n: number) => string) => {
    for (let n = 0; n < 200; n += 1) {
      const values = { LCP: LCP * (0.8 + (n % 20) / 50), TTFB: 80 };
      await report(measured(name, version, values), cookieOf(n % 20));
    }
    await eventually(async () => expect((await vitalsOf(name, version)).LCP?.pages).toBe(200));
  };
  const begin = async (name: string, more: object) => {
    await releaseTo(gateway().registry, smallRemote(name), smallFiles);
    await publishTo(gateway().registry, smallRemote(name, '2'), smallFiles);
    const request = { action: 'canary', version: '2', percent: 50, ...more };
    expect((await deploy(name, request)).status).toBe(201);
  };
  const slow =
    /^LCP of \/slow-\w+ is 3\d\d\d ms at p75 on 200 pages; the live release has 1\d\d\d ms on 200\.$/;

  it('the status shows that it is slow, and it continues', async () => {
    await begin('slow-shown', {});
    await view('slow-shown', '1', 1_000, (n) => visitor(1_000 + n));
    expect((await statusOf('slow-shown')).slowCanary).toEqual([]);
    await view('slow-shown', '2', 3_000, (n) => visitor(2_000 + n));
    const { slowCanary, deployment }: DeployableStatus = await statusOf('slow-shown');
    expect(slowCanary).toEqual([expect.stringMatching(slow)]);
    expect(deployment?.action).toBe('canary');
  });

  it('it is stopped when its deployment allows it, with the numbers as the reason', async () => {
    await begin('slow-stopped', { stopsWhenSlow: true });
    expect((await statusOf('slow-stopped')).deployment.canary).toEqual({
      version: '2',
      percent: 50,
      stopsWhenSlow: true,
    });
    await view('slow-stopped', '1', 1_000, (n) => visitor(3_000 + n));
    await view('slow-stopped', '2', 3_000, (n) => visitor(4_000 + n));
    await eventually(async () =>
      expect((await statusOf('slow-stopped')).deployment).toMatchObject({
        action: 'stop-canary',
        live: '1',
        canary: null,
        actor: 'platform',
        reason: expect.stringMatching(/^It was slower than the live release: LCP of \/slow-stopped is /),
      }),
    );
    expect((await historyOf('slow-stopped'))[0]).toMatchObject({ action: 'stop-canary', version: '2' });
    const again = await deploy('slow-stopped', { action: 'promote', version: '2' });
    expect([again.status, again.json().code]).toEqual([409, 'canary_stopped']);
  });

  it.each([
    ['without an issued id', 'slow-invented', () => ''],
    ['who view more pages than one visitor may', 'slow-single', () => visitor(5_000)],
  ])('values of visitors %s do not stop it', async (_, name, cookieOf) => {
    await begin(name, { stopsWhenSlow: true });
    await view(name, '1', 1_000, (n) => visitor((name === 'slow-single' ? 6_000 : 7_000) + n));
    for (let n = 0; n < 200; n += 1) await report(measured(name, '2', { LCP: 9_000 }), cookieOf());
    // The next write includes all earlier reports.
    await report(measured(name, '1', { FCP: 1 }));
    await eventually(async () => expect((await vitalsOf(name, '1')).FCP?.pages).toBe(1));
    expect((await vitalsOf(name, '2')).LCP?.pages).toBe(name === 'slow-single' ? 10 : 200);
    expect(await statusOf(name)).toMatchObject({ slowCanary: [], deployment: { action: 'canary' } });
  });
});
