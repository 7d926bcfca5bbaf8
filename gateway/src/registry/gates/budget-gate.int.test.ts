import { randomBytes } from 'node:crypto';
import { type Measurement, pageBudgets, platformPaths } from '@setu/protocol';
import { eventually } from '@setu/service-kit/test';
import {
  publishTo,
  releaseTo,
  serviceFiles,
  serviceRelease,
  shell,
  shellFiles,
  smallFiles,
  smallRemote,
} from '../../../test/front-ends';
import { useRegistry } from '../../../test/registry-asks';
import { releaseRenderingShell, renderingFiles, renderingRemote } from '../../../test/rendering-modules';
import { makeToken } from '../rights/release-token';

const { gateway, call, deploy, statusOf, historyOf } = useRegistry();

const promote = (name: string, version: string, more: object = {}) =>
  deploy(name, { action: 'promote', version, ...more });
/** The budgets that refused a deployment. */
const refusalsOf = async (reply: ReturnType<typeof deploy>) => {
  const { status, json } = await reply;
  return [status, (json().errors ?? []).filter(({ path }: { path: string }) => path === 'budget')];
};
/** A text whose compressed size is about this. */
const script = (bytes: number) => randomBytes(bytes).toString('base64');

describe('the scripts of a page', () => {
  const { open, signedIn } = pageBudgets.scriptBytes;
  const ofRemote = 110_000;
  const ofShell = open - ofRemote;

  it('a remote is refused when its page loads too much together with the live shell', async () => {
    const files = { ...shellFiles, 'shell.js': script(ofShell) };
    await releaseTo(gateway().registry, { ...shell, version: '1.0.0', budget: 200_000 }, files);
    await publishTo(gateway().registry, smallRemote('large'), {
      ...smallFiles,
      'screen.js': script(ofRemote),
    });
    const [status, refusals] = await refusalsOf(promote('large', '1'));
    expect(status).toBe(409);
    expect(refusals).toEqual([
      {
        path: 'budget',
        message: expect.stringMatching(
          /^\/large loads \d+\.\d kB of scripts \(\d+\.\d kB of shell 1\.0\.0, \d+\.\d kB of large 1\); the budget of a page that everybody may open is 215\.0 kB\. Lazy-load/,
        ),
        fix: 'Lazy-load what the page does not show at first.',
      },
    ]);
    const canary = deploy('large', { action: 'canary', version: '1', percent: 5 });
    expect((await refusalsOf(canary))[0]).toBe(409);
  });

  it('a page for signed-in users has a larger budget, and an override is recorded', async () => {
    const files = {
      ...smallFiles,
      'screen.js': script(ofRemote),
      'larger.js': script(signedIn - open + 2_000),
    };
    const route = {
      path: '/inner',
      screen: './s',
      files: ['screen.js'],
      shared: [],
      audience: ['brand' as const],
    };
    await publishTo(gateway().registry, smallRemote('inner', '1', { routes: [route] }), files);
    expect((await promote('inner', '1')).status).toBe(201);
    const larger = { ...route, files: ['screen.js', 'larger.js'] };
    await publishTo(gateway().registry, smallRemote('inner', '2', { routes: [larger] }), files);
    const [status, [refusal]] = await refusalsOf(promote('inner', '2'));
    expect([status, refusal.message]).toEqual([
      409,
      expect.stringContaining('the budget of a page for signed-in users is 250.0 kB.'),
    ]);
    expect((await promote('large', '1', { override: 'the launch is today' })).status).toBe(201);
    expect((await historyOf('large'))[0].detail).toMatchObject({
      override: 'the launch is today',
      overridden: [{ gate: 'budget' }],
    });
  });

  it('a shell is refused when a live page loads too much with it', async () => {
    const files = { ...shellFiles, 'shell.js': script(ofShell + 2_000) };
    await publishTo(gateway().registry, { ...shell, version: '1.0.1', budget: 200_000 }, files);
    const [status, refusals] = await refusalsOf(promote('shell', '1.0.1'));
    expect([status, refusals.length]).toEqual([409, 1]);
    expect(refusals[0].message).toMatch(/^\/large loads .* of shell 1\.0\.1, .* of large 1\)/);
  });
});

describe('the rendering of a public page', () => {
  const busy = (ms: number) => `
    import { greet } from 'shared-greeting';
    export const screens = {
      './s': async () => ({
        default: () => {
          for (const end = Date.now() + ${ms}; Date.now() < end; );
          return '<h1>' + greet('visitor') + '</h1>';
        },
      }),
    };
  `;

  beforeAll(async () => {
    await releaseRenderingShell(gateway());
    await releaseTo(gateway().registry, renderingRemote('quick'), renderingFiles(busy(1)));
  });

  it('a release that renders much longer than the live one is refused, and the times are stored', async () => {
    await publishTo(gateway().registry, renderingRemote('quick', '2'), renderingFiles(busy(400)));
    const [status, refusals] = await refusalsOf(promote('quick', '2'));
    expect(status).toBe(409);
    expect(refusals).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(
          /^quick 2: \/quick is rendered on the server in [1-9]\d{2,} ms; 1 needed \d+ ms in the same run, so its budget is \d+ ms\./,
        ),
      }),
    ]);
    const { releases } = await statusOf('quick');
    const measured = (metric: Measurement['metric']) => ({
      metric,
      route: '/quick',
      value: expect.any(Number),
      live: { version: '1', value: expect.any(Number) },
    });
    expect(releases[0].measurements).toEqual([measured('html'), measured('render')]);
  });

  it('a release that renders about as long goes live, and so does one that replaces a slow one', async () => {
    await publishTo(gateway().registry, renderingRemote('quick', '3'), renderingFiles(busy(2)));
    // Measured again, because a busy machine may have slowed one of the two.
    await eventually(async () => expect((await promote('quick', '3')).status).toBe(201));
  });

  it('a release whose page has much more HTML than the live one is refused', async () => {
    const text = "export const screens = { './s': async () => ({ default: () => 'x'.repeat(60_000) }) };";
    await publishTo(gateway().registry, renderingRemote('quick', 'long'), renderingFiles(text));
    const [status, refusals] = await refusalsOf(promote('quick', 'long'));
    expect([status, refusals[0].message]).toEqual([
      409,
      expect.stringMatching(
        /^quick long: \/quick is sent as HTML of 6\d\.\d kB; 3 had \d\.\d kB in the same run, so its budget is 2\d\.\d kB\./,
      ),
    ]);
  });

  it('a release that cannot be rendered is not measured and not refused', async () => {
    await publishTo(
      gateway().registry,
      renderingRemote('quick', '4'),
      renderingFiles('throw new Error("broken")'),
    );
    expect(await refusalsOf(promote('quick', '4'))).toEqual([201, []]);
    expect((await statusOf('quick')).releases[0].measurements).toEqual([]);
  });
});

describe('the largest contentful paint in the lab', () => {
  const lab = (name: string, version: string, value: number, token?: string) => {
    const measurements: Measurement[] = [
      { metric: 'lcp', route: `/${name}`, value, live: { version: '1', value: 1_000 } },
    ];
    return call('PUT', platformPaths.measurements(name, version), { measurements }, token);
  };

  it('a release that a lab measured as slow is refused until it is measured again', async () => {
    await releaseTo(gateway().registry, smallRemote('lab'), smallFiles);
    await publishTo(gateway().registry, smallRemote('lab', '2'), smallFiles);
    expect((await lab('lab', '2', 1_500)).status).toBe(204);
    const [status, refusals] = await refusalsOf(promote('lab', '2'));
    expect([status, refusals[0].message]).toEqual([
      409,
      'lab 2: /lab paints its largest content in the lab after 1500 ms; 1 needed 1000 ms in the same run, so its budget is 1200 ms. Load less before the first paint, then measure again: npm run bench -- lab.',
    ]);
    await lab('lab', '2', 1_100);
    expect((await promote('lab', '2')).status).toBe(201);
  });

  it('reports of teams, of unknown releases or of another shape are refused', async () => {
    const token = await makeToken(gateway().running.db, 'team', { deployables: ['lab'] });
    await releaseTo(gateway().registry, serviceRelease('other', '1', []), serviceFiles);
    const replies = [
      await lab('lab', '2', 900, token),
      await lab('lab', '2', 900, ''),
      await lab('lab', '9', 900),
      await lab('lab', '2', -1),
      await call('PUT', platformPaths.measurements('lab', '2'), { measurements: [] }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 401, 404, 400, 400]);
  });
});
