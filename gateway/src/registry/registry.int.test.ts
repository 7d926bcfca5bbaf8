import { Deployment, Discovery, platformPaths } from '@setu/protocol';
import { eventually, startTestBroker } from '@setu/service-kit/test';
import { z } from 'zod';
import {
  describe as describeRelease,
  smallFiles as files,
  publishTo,
  releaseTo,
  smallRemote,
} from '../../test/front-ends';
import { useRegistry } from '../../test/registry-asks';
import { startTestGateway } from '../../test/test-gateway';
import { visitorCookies } from '../../test/visitors';
import { makeToken } from './rights/release-token';

const { gateway, call, deploy, statusOf, versionShown, historyOf } = useRegistry();

describe('publishing', () => {
  it('a release is published once, and its files do not change', async () => {
    await publishTo(gateway().registry, smallRemote('once'), files);
    const again = await call(
      'PUT',
      platformPaths.release('once', '1'),
      describeRelease(smallRemote('once'), files),
    );
    expect([again.status, again.json().code]).toEqual([409, 'release_exists']);
    const changed = await call('PUT', platformPaths.file('once', '1', 'screen.js'), Buffer.from('other'));
    expect(changed.status).toBe(409);
    const kept = await call('GET', platformPaths.file('once', '1', 'screen.js'));
    expect(kept.text).toBe(files['screen.js']);
  });

  it('a release with missing or different files is refused with their names, and published once they are uploaded', async () => {
    const release = describeRelease(smallRemote('wrong'), files);
    await gateway().registry('PUT', platformPaths.file('wrong', '1', 'screen.js'), Buffer.from('not it'));
    const refused = await call('PUT', platformPaths.release('wrong', '1'), release);
    expect(refused.status).toBe(400);
    expect(refused.json().errors.map(({ message }: { message: string }) => message)).toEqual([
      'remoteEntry.js is missing',
      'screen.js does not match its hash',
    ]);
    await publishTo(gateway().registry, smallRemote('wrong'), files);
  });

  it('a path that escapes from the release is refused', async () => {
    for (const path of ['..%2f..%2fsecrets.json', '%2e%2e/x', '.hidden', 'a//b']) {
      const reply = await call('PUT', `${platformPaths.release('out', '1')}/files/${path}`, Buffer.from('x'));
      expect([path, reply.status >= 400]).toEqual([path, true]);
    }
  });

  it('publishing needs a valid token for the deployable', async () => {
    const db = gateway().running.db;
    const mine = await makeToken(db, 'team-a', { deployables: ['mine'] });
    const path = platformPaths.file('mine', '1', 'screen.js');
    const sent = Buffer.from(files['screen.js']);
    expect((await call('PUT', path, sent, '')).status).toBe(401);
    expect((await call('PUT', path, sent, 'fs_made-up')).status).toBe(401);
    expect((await call('PUT', platformPaths.file('other', '1', 'screen.js'), sent, mine)).status).toBe(403);
    expect((await call('PUT', path, sent, mine)).status).toBe(204);
    for (const status of [platformPaths.deployables, platformPaths.currentDeployments])
      expect((await call('GET', status, undefined, '')).status).toBe(401);
    await db('gateway.release_tokens').where({ team: 'team-a' }).update({ revoked_at: db.fn.now() });
    expect((await call('PUT', path, sent, mine)).status).toBe(401);
    const stored = await db('gateway.release_tokens').where({ team: 'team-a' }).first();
    expect(JSON.stringify(stored)).not.toContain(mine);
  });
});

describe('live releases', () => {
  it('promote changes the live version, and rollback restores the previous ones one by one', async () => {
    for (const version of ['1', '2', '3'])
      await releaseTo(gateway().registry, smallRemote('steps', version), files);
    expect(await versionShown('steps')).toBe('3');
    expect((await statusOf('steps')).previous).toBe('2');
    expect((await deploy('steps', { action: 'rollback' })).status).toBe(201);
    expect(await versionShown('steps')).toBe('2');
    await deploy('steps', { action: 'rollback' });
    expect(await versionShown('steps')).toBe('1');
    await deploy('steps', { action: 'promote', version: '3' });
    expect((await statusOf('steps')).previous).toBe('1');
    const history = await historyOf('steps');
    expect(history.map(({ action, version }: Record<string, string>) => `${action} ${version}`)).toEqual([
      'promote 3',
      'rollback 1',
      'rollback 2',
      ...['promote 3', 'publish 3', 'promote 2', 'publish 2', 'promote 1', 'publish 1'],
    ]);
  });

  it('the status of each deployable has its newest deployment', async () => {
    await releaseTo(gateway().registry, smallRemote('newest', '1'), files);
    await releaseTo(gateway().registry, smallRemote('newest', '2'), files);
    await deploy('newest', { action: 'canary', version: '1', percent: 10 });
    const all = z.array(Deployment).parse((await call('GET', platformPaths.currentDeployments)).json());
    expect(all.map(({ deployable }) => deployable)).toEqual([
      ...new Set(all.map(({ deployable }) => deployable)),
    ]);
    const newest = all.find(({ deployable }) => deployable === 'newest');
    expect(newest).toMatchObject({ live: '2', canary: { version: '1', percent: 10 } });
    expect((await statusOf('newest')).deployment).toMatchObject(newest ?? {});
  });

  it('only a published version can be promoted', async () => {
    const unknown = await deploy('steps', { action: 'promote', version: '9' });
    expect([unknown.status, unknown.json().code]).toEqual([404, 'release_not_found']);
    const wrong = await deploy('steps', { action: 'canary', version: '1', percent: 101 });
    expect([wrong.status, wrong.json().detail]).toEqual([
      400,
      'A canary goes to 0 to 100 percent of visitors',
    ]);
  });

  it('discovery lists the live front ends in the Frontend Discovery schema, with an ETag', async () => {
    await releaseTo(gateway().registry, smallRemote('shared-out', '1'), files);
    await publishTo(gateway().registry, smallRemote('shared-out', '2'), files);
    await deploy('shared-out', { action: 'canary', version: '2', percent: 10 });
    const { headers, json } = await gateway().send(platformPaths.discovery);
    const [stable, canary] = Discovery.parse(json()).microFrontends['shared-out'] ?? [];
    expect(stable).toMatchObject({
      url: '/mfe/shared-out/1/remoteEntry.js',
      metadata: { version: '1', integrity: expect.stringMatching(/^sha384-/) },
      deployment: { traffic: 90, default: true },
    });
    expect(canary).toMatchObject({
      url: '/mfe/shared-out/2/remoteEntry.js',
      fallbackUrl: '/mfe/shared-out/1/remoteEntry.js',
      deployment: { traffic: 10, default: false },
    });
    const again = await gateway().send(platformPaths.discovery, {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
  });
});

describe('a canary', () => {
  const share = async (name: string, visitors: number) => {
    const shown = await Promise.all(
      Array.from({ length: visitors }, (_, n) => versionShown(name, visitorCookies(n))),
    );
    return shown.filter((version) => version === '2').length;
  };

  beforeAll(async () => {
    await releaseTo(gateway().registry, smallRemote('canary', '1'), files);
    await publishTo(gateway().registry, smallRemote('canary', '2'), files);
  });

  it('a canary of 0 percent reaches no visitors, and one of 100 percent reaches all', async () => {
    await deploy('canary', { action: 'canary', version: '2', percent: 0 });
    expect(await share('canary', 60)).toBe(0);
    expect(await versionShown('canary')).toBe('1');
    await deploy('canary', { action: 'canary', version: '2', percent: 100 });
    expect(await share('canary', 60)).toBe(60);
    expect(await versionShown('canary')).toBe('2');
  });

  it('a canary keeps its visitors when it grows', async () => {
    await deploy('canary', { action: 'canary', version: '2', percent: 30 });
    const first = await gateway().send('/canary', { headers: { accept: 'text/html' } });
    expect(first.cookies).toMatch(/^visitor=[\w-]{22}; visitor\.sig=[\w-]+$/);
    const got = await versionShown('canary', first.cookies);
    for (let i = 0; i < 5; i += 1) expect(await versionShown('canary', first.cookies)).toBe(got);
    const before = await Promise.all(
      Array.from({ length: 80 }, (_, n) => versionShown('canary', visitorCookies(n))),
    );
    expect(before.filter((version) => version === '2').length).toBeGreaterThan(8);
    expect(before.filter((version) => version === '2').length).toBeLessThan(48);
    await deploy('canary', { action: 'canary', version: '2', percent: 60 });
    for (const [n, version] of before.entries())
      if (version === '2') expect(await versionShown('canary', visitorCookies(n))).toBe('2');
  });

  it('a canary ends by promote, and by rollback, which keeps the live version', async () => {
    await deploy('canary', { action: 'promote', version: '2' });
    expect(await share('canary', 20)).toBe(20);
    await publishTo(gateway().registry, smallRemote('canary', '3'), files);
    await deploy('canary', { action: 'canary', version: '3', percent: 100 });
    await deploy('canary', { action: 'rollback' });
    expect(await versionShown('canary')).toBe('2');
    await deploy('canary', { action: 'rollback' });
    expect(await versionShown('canary')).toBe('1');
  });
});

describe('several gateways', () => {
  it('all gateways serve what one of them promotes, even while the database is down', async () => {
    const broker = await startTestBroker();
    const nats = { NATS_URL: broker.url };
    const first = await startTestGateway(nats);
    const second = await startTestGateway(nats, { beside: first });
    try {
      await releaseTo(first.registry, smallRemote('spread', '1'), files);
      await eventually(async () => expect(await versionShown('spread', '', second)).toBe('1'));
      await releaseTo(second.registry, smallRemote('spread', '2'), files);
      await eventually(async () => expect(await versionShown('spread', '', first)).toBe('2'));
      await first.running.db.destroy();
      expect(await versionShown('spread', '', first)).toBe('2');
      expect((await first.send('/mfe/spread/2/screen.js')).status).toBe(200);
    } finally {
      first.running.db.initialize();
      await second.stop();
      await first.stop();
      await broker.stop();
    }
  });
});
