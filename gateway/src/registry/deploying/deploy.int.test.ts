import { platformPaths, type RemoteRelease } from '@setu/protocol';
import {
  smallFiles as files,
  pactWith,
  publishTo,
  releaseTo,
  serviceFiles,
  serviceRelease,
  smallRemote,
} from '../../../test/front-ends';

import { useRegistry } from '../../../test/registry-asks';
import { makeToken } from '../rights/release-token';
import { stopCanary } from './stop-canary';

const { gateway, call, deploy, statusOf, versionShown, historyOf } = useRegistry();

describe('the expected live version', () => {
  beforeAll(async () => {
    await releaseTo(gateway().registry, smallRemote('expects', '1'), files);
    for (const version of ['2', '3'])
      await publishTo(gateway().registry, smallRemote('expects', version), files);
  });

  it('exactly one of several concurrent promotes succeeds, and the others are refused with the live version', async () => {
    const replies = await Promise.all(
      ['2', '3'].map((version) => deploy('expects', { action: 'promote', version, expectedLive: '1' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    const live = (await statusOf('expects')).deployment.live;
    const refused = replies.find(({ status }) => status === 409)?.json();
    expect([refused.code, refused.detail]).toEqual([
      'live_changed',
      expect.stringMatching(
        new RegExp(
          `^expects was changed meanwhile: ${live} is live now, and you expected 1\\. The last change was promote by platform at \\S+\\. Check`,
        ),
      ),
    ]);
  });

  it('exactly one of several concurrent rollbacks succeeds', async () => {
    const { live } = (await statusOf('expects')).deployment;
    const replies = await Promise.all(
      [1, 2].map(() => deploy('expects', { action: 'rollback', expectedLive: live })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await versionShown('expects')).toBe('1');
  });

  it('a request of an older command line without an expected version is accepted', async () => {
    expect((await deploy('expects', { action: 'promote', version: '3' })).status).toBe(201);
  });

  it('the expected version may be null, and promoting the live version again succeeds', async () => {
    await publishTo(gateway().registry, smallRemote('expects-none', '1'), files);
    const request = { action: 'promote', version: '1', expectedLive: null };
    for (const _ of [1, 2]) expect((await deploy('expects-none', request)).status).toBe(201);
    expect((await historyOf('expects-none')).map(({ action }: { action: string }) => action)).toEqual([
      'promote',
      'publish',
    ]);
  });
});

describe('a canary that the platform stopped', () => {
  it('a stopped canary is deployed again only with a reason, which is recorded', async () => {
    await releaseTo(gateway().registry, smallRemote('stopped', '1'), files);
    await publishTo(gateway().registry, smallRemote('stopped', '2'), files);
    const again = (more: object = {}) =>
      deploy('stopped', { action: 'canary', version: '2', percent: 10, ...more });
    expect((await again()).status).toBe(201);
    expect(await stopCanary(gateway().running.db, 'stopped', '2', 'It failed 5 of 6.')).toBe(true);
    for (const reply of [await again(), await deploy('stopped', { action: 'promote', version: '2' })])
      expect([reply.status, reply.json().code, reply.json().detail]).toEqual([
        409,
        'canary_stopped',
        expect.stringMatching(
          /^The platform stopped the canary of stopped 2 at \S+: It failed 5 of 6\. Publish a fixed version, or deploy this one again with --reason/,
        ),
      ]);
    expect((await again({ reason: 'the catalog was down' })).status).toBe(201);
    expect((await historyOf('stopped'))[0]).toMatchObject({
      action: 'canary',
      version: '2',
      detail: { percent: 10, reason: 'the catalog was down' },
    });
    // The share may then grow without a new reason.
    expect((await again({ percent: 20 })).status).toBe(201);
    await publishTo(gateway().registry, smallRemote('stopped', '3'), files);
    expect((await deploy('stopped', { action: 'canary', version: '3', percent: 5 })).status).toBe(201);
  });
});

test('a promotion or a rollback against the gates needs a separate right', async () => {
  await publishTo(gateway().registry, smallRemote('own', '1'), files);
  const { db } = gateway().running;
  const team = await makeToken(db, 'team', { deployables: ['own'] });
  const lead = await makeToken(db, 'lead', { deployables: ['own'], rights: ['override'] });
  const override = 'the launch is today';
  const ask = (request: object, token: string) =>
    call('POST', platformPaths.deployments('own'), request, token);
  const together = { releases: [{ name: 'own', version: '1' }], override };
  for (const reply of [
    await ask({ action: 'promote', version: '1', override }, team),
    await ask({ action: 'canary', version: '1', percent: 5, override }, team),
    await ask({ action: 'rollback', override }, team),
    await call('POST', platformPaths.promotions, together, team),
  ])
    expect([reply.status, reply.json().code]).toEqual([403, 'right_missing']);
  expect((await ask({ action: 'promote', version: '1' }, team)).status).toBe(201);
  expect((await ask({ action: 'promote', version: '1', override }, lead)).status).toBe(201);
});

describe('a first release', () => {
  it('a rollback removes a first release with its pages, and promote restores it', async () => {
    await releaseTo(gateway().registry, smallRemote('first', '1'), files);
    expect(await versionShown('first')).toBe('1');
    expect((await deploy('first', { action: 'rollback', reason: 'too early' })).status).toBe(201);
    expect((await gateway().send('/first', { headers: { accept: 'text/html' } })).status).toBe(404);
    expect(await statusOf('first')).toMatchObject({
      deployment: { live: null, canary: null },
      previous: null,
    });
    const again = await deploy('first', { action: 'rollback' });
    expect([again.status, again.json().code]).toEqual([409, 'nothing_to_return_to']);
    await deploy('first', { action: 'promote', version: '1' });
    expect(await versionShown('first')).toBe('1');
  });

  it('a rollback does not remove a service’s first release while others rely on it, unless overridden', async () => {
    await releaseTo(gateway().registry, serviceRelease('base', '1', []), serviceFiles);
    const relies: RemoteRelease = {
      ...smallRemote('relies', '1'),
      contracts: [{ provider: 'base', file: 'pacts/relies-base.json', integrity: pactWith('relies') }],
    };
    await publishTo(gateway().registry, relies, files);
    await deploy('relies', { action: 'promote', version: '1', override: 'not verified in this test' });
    const refused = await deploy('base', { action: 'rollback' });
    expect([refused.status, refused.json().errors]).toEqual([
      409,
      [
        {
          path: 'contracts',
          message:
            'relies 1 relies on base, which would have no live release. Roll relies back first, or promote another version of base.',
          fix: 'Roll relies back first, or promote another version of base.',
        },
      ],
    ]);
    expect((await statusOf('base')).deployment.live).toBe('1');
    expect((await deploy('base', { action: 'rollback', override: 'it leaks' })).status).toBe(201);
    expect((await historyOf('base'))[0]).toMatchObject({
      action: 'rollback',
      version: null,
      detail: { from: '1', override: 'it leaks', overridden: [{ gate: 'contracts' }] },
    });
  });

  it('a rollback never removes the first release of the shell, even with an override', async () => {
    for (const more of [{}, { override: 'away with it' }]) {
      const reply = await deploy('shell', { action: 'rollback', ...more });
      expect([reply.status, reply.json().detail]).toEqual([
        409,
        expect.stringContaining('no page can be shown without a shell'),
      ]);
    }
    expect((await gateway().send('/franchises', { headers: { accept: 'text/html' } })).status).toBe(200);
  });
});

describe('releases promoted in one step', () => {
  it('a promotion of several releases needs a token for all of them', async () => {
    const token = await makeToken(gateway().running.db, 'team', { deployables: ['first'] });
    const releases = ['first', 'stopped'].map((name) => ({ name, version: '1' }));
    const reply = await call('POST', platformPaths.promotions, { releases }, token);
    expect([reply.status, reply.json().detail]).toEqual([403, 'This token is for first, not for stopped.']);
  });
});

it('a deployment whose status cannot be read afterwards is not called undone', async () => {
  await publishTo(gateway().registry, smallRemote('unread'), files);
  const { db } = gateway().running;
  await db.schema.withSchema('gateway').renameTable('release_vitals', 'release_vitals_elsewhere');
  const reply = await deploy('unread', { action: 'promote', version: '1' });
  await db.schema.withSchema('gateway').renameTable('release_vitals_elsewhere', 'release_vitals');
  expect([reply.status, reply.json().detail]).toEqual([
    503,
    expect.stringMatching(/^The deployment was made, but its status cannot be read/),
  ]);
  expect((await statusOf('unread')).deployment.live).toBe('1');
});
