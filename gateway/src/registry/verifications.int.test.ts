import { join } from 'node:path';
import {
  type PieceStatus,
  platformPaths,
  type ReleaseMigration,
  type RemoteRelease,
  type ServiceRelease,
} from '@setu/contracts';
import { pactWith, publishTo, remote } from '../../test/front-ends';

import { useRegistry } from '../../test/registry-asks';
import { makeToken } from './rights/actor';

const { gateway, call, deploy, statusOf, verify, historyOf } = useRegistry(
  {},
  { isBare: true, pactFolder: join(__dirname, '../../pact/pacts') },
);

/** A service with these migrations; it claims no call. */
const service = (
  name: string,
  version: string,
  migrations: ReleaseMigration[] = [],
): [ServiceRelease, Record<string, string>] => [
  {
    kind: 'service',
    name,
    version,
    commit: 'c0ffee00c0ffee00',
    files: [],
    contracts: [],
    main: 'main.js',
    endpoints: [],
    tells: [],
    hears: [],
    migrations,
  },
  { 'main.js': `/* ${version} */` },
];

/** A remote that relies on a service as the hash says. */
const consumer = (
  name: string,
  version: string,
  provider: string,
  integrity: string,
): [RemoteRelease, Record<string, string>] => [
  {
    ...remote,
    name,
    version,
    container: `setu_${name}_${version}`,
    server: null,
    routes: [],
    contracts: [{ provider, file: `pacts/${name}-${provider}.json`, integrity }],
  },
  { 'remoteEntry.js': '/* entry */' },
];

const publish = async ([release, files]: readonly [
  RemoteRelease | ServiceRelease,
  Record<string, string>,
]) => {
  await publishTo(gateway().registry, release, files);
};
const go = (action: 'promote' | 'canary', name: string, version: string, more: object = {}) =>
  deploy(name, { action, version, ...more });
const promote = (name: string, version: string, more: object = {}) => go('promote', name, version, more);
/** What the gates said, or an empty list where it went live. */
const refusals = async (reply: ReturnType<typeof go>): Promise<string[]> => {
  const { status, json } = await reply;
  if (status === 201) return [];
  expect(json().code).toBe('promotion_refused');
  return json().errors.map(({ path, message }: Record<string, string>) => `${path}: ${message}`);
};
const report = (name: string, version: string, body: object, token?: string) =>
  call('PUT', platformPaths.verifications(name, version), body, token);
const seen = (name: string, version: string, by: string, integrity: string, failed?: string) =>
  verify(name, version, {
    contracts: [{ consumer: by, integrity, success: !failed, detail: failed ?? null }],
  });

describe('contracts', () => {
  it('are asked of a consumer: provider live, verified by it and by its canary', async () => {
    await publish(consumer('asks', '1', 'answers', pactWith('a')));
    expect(await refusals(promote('asks', '1'))).toEqual([
      'contracts: asks 1 relies on answers, of which nothing is live. Promote answers first.',
    ]);
    await publish(service('answers', '1'));
    await promote('answers', '1');
    expect(await refusals(promote('asks', '1'))).toEqual([
      'contracts: Nobody has verified that answers 1 keeps the contract asks 1 holds with it. Run "npm run release -- verify answers --consumer asks@1" where answers 1 was built (commit c0ffee00c0).',
    ]);
    await seen('answers', '1', 'asks', pactWith('a'), 'a request for all: $.title is missing');
    expect(await refusals(promote('asks', '1'))).toEqual([
      'contracts: answers 1 breaks the contract asks 1 holds with it: a request for all: $.title is missing. Promote a version of answers that keeps it first.',
    ]);
    await seen('answers', '1', 'asks', pactWith('a'));
    await publish(service('answers', '2'));
    await go('canary', 'answers', '2', { percent: 5 });
    expect(await refusals(go('canary', 'asks', '1', { percent: 5 }))).toEqual([
      expect.stringContaining('Nobody has verified that answers 2 keeps'),
    ]);
    await seen('answers', '2', 'asks', pactWith('a'));
    expect(await refusals(promote('asks', '1'))).toEqual([]);
  });

  it('are asked for of a front end that makes calls, by its release or by its scripts', async () => {
    const [release, files] = consumer('caller', '1', 'gives', pactWith('caller'));
    await publish([{ ...release, calls: ['catalog', 'gives'] }, files]);
    const stated = await refusals(promote('caller', '1'));
    expect(stated).toContain(
      "contracts: caller 1 calls catalog and holds no contract with it. Write a pact with catalog in caller's pact folder, then build and publish again.",
    );
    expect(stated.filter((line: string) => line.includes('holds no contract'))).toHaveLength(1);

    const silent = { ...release, name: 'silent', container: 'setu_silent_1', contracts: [] };
    await publish([silent, { 'remoteEntry.js': 'fetch("/api/franchises")' }]);
    expect(await refusals(promote('silent', '1'))).toEqual([
      "contracts: silent 1 names an address below /api/ in remoteEntry.js and holds no contract with any service. Write a pact with the service behind it in silent's pact folder, then build and publish again.",
    ]);
    await publish([
      { ...silent, version: '2', container: 'setu_silent_2', calls: [] },
      { 'remoteEntry.js': '/* no call */' },
    ]);
    expect((await promote('silent', '2')).status).toBe(201);
  });

  it('name the commit that the sources were changed after, and not the commit as if it were the sources', async () => {
    const [release, files] = service('changed', '1');
    await publish([{ ...release, isDirty: true }, files]);
    await promote('changed', '1');
    await publish(consumer('asks-changed', '1', 'changed', pactWith('dirty')));
    expect(await refusals(promote('asks-changed', '1'))).toEqual([
      expect.stringContaining('where changed 1 was built (uncommitted changes on commit c0ffee00c0).'),
    ]);
    const reply = await fetch(`${gateway().url}/platform/pieces/changed`, {
      headers: { authorization: `Bearer ${gateway().releaseToken}` },
    });
    const { releases } = (await reply.json()) as PieceStatus;
    expect(releases).toEqual([expect.objectContaining({ commit: 'c0ffee00c0ffee00', isDirty: true })]);
  });

  it('are asked of a provider: every version of a consumer that visitors meet', async () => {
    await publish(service('gives', '1'));
    await promote('gives', '1');
    for (const version of ['1', '2']) {
      await publish(consumer('takes', version, 'gives', pactWith(`takes-${version}`)));
      await seen('gives', '1', 'takes', pactWith(`takes-${version}`));
    }
    await promote('takes', '1');
    await go('canary', 'takes', '2', { percent: 10 });
    await publish(service('gives', '2'));
    await seen('gives', '2', 'takes', pactWith('takes-1'), 'all of them: title is missing');
    expect(await refusals(promote('gives', '2'))).toEqual([
      'contracts: gives 2 breaks the contract takes 1 holds with it: all of them: title is missing. Keep what it relies on until a version of takes that does without is live.',
      expect.stringContaining('Nobody has verified that gives 2 keeps the contract takes 2 holds'),
    ]);
    // The consumer that does without goes live, and the provider may follow.
    await promote('takes', '2');
    await seen('gives', '2', 'takes', pactWith('takes-2'));
    expect(await refusals(promote('gives', '2'))).toEqual([]);
  });

  it('that stayed the same need no new verification', async () => {
    await publish(consumer('takes', '3', 'gives', pactWith('takes-2')));
    expect(await refusals(promote('takes', '3'))).toEqual([]);
  });

  it('are asked of a provider by the gateway too, which has no release of its own', async () => {
    await publish(service('identity', '1'));
    expect(await refusals(promote('identity', '1'))).toEqual([
      expect.stringContaining(
        'Nobody has verified that identity 1 keeps the contract gateway running holds with it',
      ),
    ]);
    const [row] = (await call('GET', `${platformPaths.matrix}?piece=identity`)).json();
    expect(row).toMatchObject({ consumer: { name: 'gateway', stages: ['live'] }, verified: null });
    const pact = await call('GET', platformPaths.file('gateway', row.consumer.version, row.file));
    expect(pact.json().consumer.name).toBe('gateway');
    await seen('identity', '1', 'gateway', row.integrity);
    expect(await refusals(promote('identity', '1'))).toEqual([]);
  });

  it('stand in the matrix, version by version', async () => {
    await publish(consumer('takes', '4', 'gives', pactWith('takes-4')));
    const rows = (await call('GET', `${platformPaths.matrix}?piece=takes`)).json();
    expect(rows).toEqual([
      expect.objectContaining({
        consumer: expect.objectContaining({ name: 'takes', version: '3', stages: ['live'] }),
        provider: { name: 'gives', version: '2', stages: ['live', 'newest'], commit: 'c0ffee00c0ffee00' },
        verified: {
          success: true,
          detail: null,
          by: expect.any(String),
          at: expect.any(String),
          run: expect.any(Number),
        },
      }),
      expect.objectContaining({
        consumer: expect.objectContaining({ name: 'takes', version: '4', stages: ['newest'] }),
        file: 'pacts/takes-gives.json',
        verified: null,
      }),
    ]);
    const all = (await call('GET', platformPaths.matrix)).json();
    expect(all.length).toBeGreaterThan(rows.length);
  });

  it('are recorded by a token with the right to verify alone, of what is published', async () => {
    // Neither the consumer's team nor the provider's, who profit, state what holds.
    for (const name of ['takes', 'gives']) {
      const token = await makeToken(gateway().running.db, `team-${name}`, { pieces: [name] });
      for (const reply of [await report('gives', '2', {}, token), await verify('gives', '2', {}, token)])
        expect([reply.status, reply.json().code]).toEqual([403, 'right_missing']);
    }
    const verifier = await makeToken(gateway().running.db, 'verifier', { pieces: [], rights: ['verify'] });
    expect((await report('gives', '2', {}, verifier)).status).toBe(204);
    expect((await verify('gives', '2', {}, verifier)).status).toBe(204);
    expect((await report('gives', '99', {})).status).toBe(404);
    const bad = await report('gives', '2', { contracts: [{ consumer: 'takes' }] });
    expect([bad.status, bad.json().errors.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['contracts.0.integrity', 'contracts.0.success', 'contracts.0.detail'],
    ]);
  });
});

describe('a recorded failure', () => {
  const claim = (success: boolean) => ({
    contracts: [
      { consumer: 'wants', integrity: pactWith('w'), success, detail: success ? null : 'no title' },
    ],
  });
  const claimed = async (success: boolean) => {
    const { status, json } = await report('shaky', '1', claim(success));
    return status === 204 ? 204 : [status, json().code, json().detail];
  };

  beforeAll(async () => {
    await publish(service('shaky', '1'));
    await publish(service('shaky', '2'));
    await promote('shaky', '1');
    await publish(consumer('wants', '1', 'shaky', pactWith('w')));
  });

  it('is not replaced by a claim of success without a run, and promote stays refused', async () => {
    expect((await verify('shaky', '1', claim(false))).status).toBe(204);
    expect(await claimed(true)).toEqual([
      409,
      'verification_refused',
      'The contract of wants with shaky 1 was seen to fail, and a claim without a run does not change that. Verify it again: a new run with its log takes the place of the failure.',
    ]);
    expect(await refusals(promote('wants', '1'))).toEqual([expect.stringContaining('shaky 1 breaks')]);
    expect(await claimed(false)).toBe(204);
  });

  it('is not replaced by a run that began before it was recorded', async () => {
    const begun = (
      await call('POST', platformPaths.verificationRuns, { name: 'shaky', version: '1', isOwn: true })
    ).json();
    await verify('shaky', '1', claim(false));
    const result = { piece: 'shaky', version: '1', pairs: [], schemas: [], isReady: true, notes: [] };
    const late = await call('PUT', platformPaths.verificationEnd(begun.id), {
      attempt: begun.attempt,
      log: 'all well',
      outcome: { result, reports: [{ name: 'shaky', version: '1', report: claim(true) }] },
    });
    expect([late.status, late.json().detail]).toEqual([
      409,
      expect.stringContaining('this run began before that was recorded'),
    ]);
  });

  it('is replaced by a newer run, whose log is kept and named where the result shows', async () => {
    expect((await verify('shaky', '1', claim(true))).status).toBe(204);
    const [row] = (await call('GET', `${platformPaths.matrix}?piece=wants`)).json();
    expect(row.verified).toMatchObject({ success: true, run: expect.any(Number) });
    const run = (await call('GET', platformPaths.verificationRun(row.verified.run))).json();
    expect(run).toMatchObject({ name: 'shaky', state: 'done', log: 'what the tests wrote' });
    expect(await refusals(promote('wants', '1'))).toEqual([]);
  });

  it('of a schema holds in the same way', async () => {
    const schemas = (success: boolean) => ({ schemas: [{ previous: '1', success, detail: null }] });
    await verify('shaky', '2', schemas(false));
    expect((await report('shaky', '2', schemas(true))).status).toBe(409);
    expect((await verify('shaky', '2', schemas(true))).status).toBe(204);
  });
});

describe('migrations', () => {
  const first: ReleaseMigration = { name: '1-create', phase: 'expand' };
  const added: ReleaseMigration = { name: '2-add', phase: 'expand' };
  const schema = (name: string, version: string, previous: string, failed?: string) =>
    verify(name, version, { schemas: [{ previous, success: !failed, detail: failed ?? null }] });

  it('go live when the version before was seen to work on the new schema', async () => {
    await publish(service('keeps', '1', [first]));
    expect(await refusals(promote('keeps', '1'))).toEqual([]);
    await publish(service('keeps', '2', [first, added]));
    expect(await refusals(promote('keeps', '2'))).toEqual([
      'migrations: Nobody has verified that keeps 1 works on the schema of keeps 2. Run "npm run release -- verify keeps" where keeps 2 was built.',
    ]);
    await schema('keeps', '2', '1', 'things.title is gone');
    expect(await refusals(promote('keeps', '2'))).toEqual([
      'migrations: keeps 1 does not work on the schema of keeps 2: things.title is gone. Only add to the schema first; take away with a later release. Then run "npm run release -- verify keeps" again.',
    ]);
    await schema('keeps', '2', '1');
    expect(await refusals(promote('keeps', '2'))).toEqual([]);
    // What ran on the later schema may come back by name as well.
    expect(await refusals(promote('keeps', '1'))).toEqual([]);
  });

  it('take away only what the live version does without', async () => {
    const gone: ReleaseMigration = { name: '3-drop', phase: 'contract', after: '2-add' };
    await publish(service('drops', '0.1.0-a', [first]));
    await promote('drops', '0.1.0-a');
    await publish(service('drops', '0.1.0-b', [first, added]));
    await publish(service('drops', '0.2.0-c', [first, added, gone]));
    await schema('drops', '0.1.0-b', '0.1.0-a');
    await schema('drops', '0.2.0-c', '0.1.0-a');
    expect(await refusals(promote('drops', '0.2.0-c'))).toEqual([
      'migrations: 3-drop of drops 0.2.0-c takes away what only releases from 2-add on do without; drops 0.1.0-a is not among them. Promote a version of drops with 2-add first.',
    ]);
    await promote('drops', '0.1.0-b');
    await schema('drops', '0.2.0-c', '0.1.0-b');
    expect(await refusals(promote('drops', '0.2.0-c'))).toEqual([]);
    const later: ReleaseMigration = { name: '4-drop', phase: 'contract', after: '0.3.0' };
    const silent: ReleaseMigration = { name: '5-drop', phase: 'contract' };
    await publish(service('drops', '0.3.0-d', [first, added, gone, later, silent]));
    await schema('drops', '0.3.0-d', '0.2.0-c');
    expect(await refusals(promote('drops', '0.3.0-d'))).toEqual([
      expect.stringContaining('drops 0.2.0-c is not among them'),
      expect.stringContaining('does not say since when nobody uses it'),
    ]);
  });

  it('are not undone: nobody goes back by mistake to a version that uses what is gone', async () => {
    const gone: ReleaseMigration = { name: '3-drop', phase: 'contract', after: '2-add' };
    const releases = { a: [first], b: [first, added], c: [first, added, gone] };
    for (const [version, migrations] of Object.entries(releases))
      await publish(service('back', version, migrations));
    await schema('back', 'b', 'a');
    await schema('back', 'c', 'b');
    for (const version of Object.keys(releases)) expect(await refusals(promote('back', version))).toEqual([]);
    // The version before does without.
    expect(await refusals(deploy('back', { action: 'rollback' }))).toEqual([]);
    const lost =
      'migrations: 3-drop has taken away what back a uses: only releases from 2-add on do without. Promote a version of back that does without, or publish one that brings it back.';
    const refused = await deploy('back', { action: 'rollback' });
    expect(await refusals(Promise.resolve(refused))).toEqual([lost]);
    expect(refused.json().detail).toBe('back a cannot work on the schema as it is now; b stays live.');
    expect((await statusOf('back')).deployment.live).toBe('b');
    expect(await refusals(promote('back', 'a'))).toContain(lost);
    expect(await refusals(deploy('back', { action: 'rollback', override: 'reads only' }))).toEqual([]);
    const [done, , before] = await historyOf('back');
    expect(done).toMatchObject({
      version: 'a',
      detail: { from: 'b', override: 'reads only', overridden: [{ gate: 'migrations' }] },
    });
    expect(before).toMatchObject({ action: 'rollback', version: 'a', outcome: 'refused' });
  });

  it('that a version was seen to fail on are no way back for it, and the end of a canary is free', async () => {
    await publish(service('fails', '1', [first]));
    await promote('fails', '1');
    await publish(service('fails', '2', [first, added]));
    await schema('fails', '2', '1', 'things.title is gone');
    await go('canary', 'fails', '2', { percent: 5, override: 'nobody writes now' });
    expect((await statusOf('fails')).previous).toBe('1');
    expect(await refusals(deploy('fails', { action: 'rollback' }))).toEqual([]);
    await promote('fails', '2', { override: 'nobody writes now' });
    expect(await refusals(deploy('fails', { action: 'rollback' }))).toEqual([
      'migrations: fails 1 does not work on the schema of fails 2: things.title is gone. Promote a version of fails that works on it.',
    ]);
  });
});
