import { maxRunLogLength, platformPaths } from '@setu/protocol';
import {
  pactWith,
  publishTo,
  releaseTo,
  serviceFiles,
  serviceRelease,
  smallFiles,
  smallRemote,
} from '../../../test/front-ends';
import { registryAsks } from '../../../test/registry-asks';
import { startTestGateway, type TestGateway } from '../../../test/test-gateway';
import { makeToken } from '../rights/release-token';

let gateway: TestGateway;
let [team, verifier] = ['', ''];
beforeAll(async () => {
  gateway = await startTestGateway();
  team = await makeToken(gateway.running.db, 'brand', { deployables: ['asking'] });
  verifier = await makeToken(gateway.running.db, 'verifier', { deployables: [], rights: ['verify'] });
  await publishTo(gateway.registry, smallRemote('asking', '1'), smallFiles);
  await publishTo(gateway.registry, smallRemote('asking', '2'), smallFiles);
});
afterAll(() => gateway.stop());

const { call, deploy } = registryAsks(() => gateway);

const ask = (request: object, token = team) => call('POST', platformPaths.verificationRuns, request, token);
const take = (token = verifier) => call('POST', platformPaths.nextVerificationRun, {}, token);
const read = async (id: number) =>
  (await call('GET', platformPaths.verificationRun(id), undefined, team)).json();
const progress = (id: number, attempt: number, log: string, token = verifier) =>
  call('PUT', platformPaths.verificationProgress(id), { attempt, log }, token);
const end = (id: number, attempt: number, outcome: object, token = verifier) =>
  call('PUT', platformPaths.verificationEnd(id), { attempt, log: 'the end', outcome }, token);
const problem = { problem: 'no provider tests here' };
/** Makes the verifier silent for longer than its lease. */
const silence = (id: number) =>
  gateway.running
    .db('gateway.verification_runs')
    .where({ id })
    .update({ lease_until: new Date(0) });

describe('a team', () => {
  it('a team requests runs of its own deployables, once for each release, and reads the results', async () => {
    const first = await ask({ name: 'asking', version: '1' });
    expect([first.status, first.json()]).toEqual([
      201,
      expect.objectContaining({ name: 'asking', version: '1', state: 'pending', requestedBy: 'brand' }),
    ]);
    expect((await ask({ name: 'asking', version: '1' })).json().id).toBe(first.json().id);
    expect((await ask({ name: 'public', version: '0.1.0-abc' })).json().detail).toBe(
      'This token is for asking, not for public.',
    );
    expect((await ask({ name: 'asking', version: '9' })).status).toBe(404);
    const pending = await call('GET', `${platformPaths.verificationRuns}?state=pending`, undefined, team);
    expect(pending.json()).toHaveLength(1);
    await take();
    expect(await read(first.json().id)).toMatchObject({ state: 'running', verifier: 'verifier' });
    await end(first.json().id, 1, problem);
    expect(await read(first.json().id)).toMatchObject({ state: 'failed', ...problem, log: 'the end' });
  });

  it('a team may only request runs of a provider against its own releases', async () => {
    await publishTo(gateway.registry, serviceRelease('provider', '1', []), serviceFiles);
    const asked = { name: 'provider', version: '1', consumer: { name: 'asking', version: '1' } };
    const filed = await ask(asked);
    expect([filed.status, filed.json().consumer]).toEqual([201, asked.consumer]);
    const foreign = { ...asked, consumer: { name: 'public', version: '0.1.0-abc' } };
    expect((await ask(foreign)).status).toBe(403);
    await take();
    await end(filed.json().id, 1, problem);
  });

  it('a team cannot claim or end a run, not even its own', async () => {
    const { id } = (await ask({ name: 'asking', version: '1' })).json();
    await take();
    for (const reply of [
      await take(team),
      await progress(id, 1, 'mine', team),
      await end(id, 1, problem, team),
      await ask({ name: 'asking', version: '1', isOwn: true }),
    ])
      expect([reply.status, reply.json().code]).toEqual([403, 'right_missing']);
    await end(id, 1, problem);
  });
});

describe('the verifier of a team', () => {
  it('a verifier whose token names deployables claims and ends only their runs, and records no other results', async () => {
    const ofProvider = await makeToken(gateway.running.db, 'team', {
      deployables: ['provider'],
      rights: ['verify'],
    });
    const foreign = (await ask({ name: 'asking', version: '1' })).json();
    expect((await take(ofProvider)).status).toBe(204);
    await take();
    const report = { name: 'asking', version: '1', report: { contracts: [], schemas: [] } };
    const result = { deployable: 'provider', version: '1', pairs: [], schemas: [], isReady: true, notes: [] };
    for (const reply of [
      await progress(foreign.id, 1, 'mine', ofProvider),
      await end(foreign.id, 1, problem, ofProvider),
      await ask({ name: 'asking', version: '1', isOwn: true }, ofProvider),
    ])
      expect([reply.status, reply.json().detail]).toEqual([
        403,
        'This token is for provider, not for asking.',
      ]);
    await end(foreign.id, 1, problem);

    const own = (await ask({ name: 'provider', version: '1', isOwn: true }, ofProvider)).json();
    expect((await end(own.id, 1, { result, reports: [report] }, ofProvider)).status).toBe(403);
    expect((await end(own.id, 1, problem, ofProvider)).status).toBe(204);
  });
});

describe('a verifier', () => {
  it('a verifier claims the run that has waited longest, and concurrent verifiers claim different ones', async () => {
    const ids = [];
    for (const version of ['1', '2']) ids.push((await ask({ name: 'asking', version })).json().id);
    const taken = await Promise.all([take(), take(), take()]);
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 200, 204]);
    expect(taken.flatMap(({ status, json }) => (status === 200 ? [json().id] : [])).sort()).toEqual(ids);
    for (const id of ids) await end(id, 1, problem);
  });

  it('the run of a dead verifier is claimed by another one, and the first cannot write to it afterwards', async () => {
    const { id } = (await ask({ name: 'asking', version: '1' })).json();
    await take();
    expect((await progress(id, 1, 'first lines')).status).toBe(204);
    expect((await take()).status).toBe(204);
    await silence(id);
    expect(await read(id)).toMatchObject({ state: 'pending', log: 'first lines' });
    expect((await take()).json()).toMatchObject({ id, attempt: 2 });
    for (const reply of [await progress(id, 1, 'late'), await end(id, 1, problem)])
      expect([reply.status, reply.json().code]).toEqual([409, 'lease_lost']);
    expect((await end(id, 2, problem)).status).toBe(204);
    expect((await end(id, 2, problem)).status).toBe(409);
  });

  it('a run fails after three verifiers died', async () => {
    const { id } = (await ask({ name: 'asking', version: '1' })).json();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect((await take()).json()).toMatchObject({ id, attempt });
      await silence(id);
    }
    expect((await take()).status).toBe(204);
    expect(await read(id)).toMatchObject({
      state: 'failed',
      problem: '3 verifiers ended without a result. The log of the last one is kept.',
    });
  });

  it('a verifier saves a log of bounded size with any characters', async () => {
    const { id, attempt } = (await ask({ name: 'asking', version: '1', isOwn: true }, verifier)).json();
    const tooLong = await progress(id, attempt, 'x'.repeat(maxRunLogLength + 1));
    expect([tooLong.status, tooLong.json().errors[0].message]).toEqual([
      400,
      `A log has at most ${maxRunLogLength} characters`,
    ]);
    expect((await progress(id, attempt, 'NUL \0 and अ')).status).toBe(204);
    expect((await read(id)).log).toBe('NUL  and अ');
    await end(id, attempt, problem);
  });
});

it('runs of a deployable are listed newest first, without logs', async () => {
  const list = (
    await call('GET', `${platformPaths.verificationRuns}?deployable=asking`, undefined, team)
  ).json();
  expect(list.length).toBeGreaterThan(3);
  expect(list[0].id).toBeGreaterThan(list[1].id);
  for (const run of list) expect(run).not.toHaveProperty('log');
});

it('the token call returns what the caller’s token may do', async () => {
  const info = async (token: string) => (await call('GET', platformPaths.token, undefined, token)).json();
  expect(await info(team)).toEqual({ team: 'brand', deployables: ['asking'], rights: [] });
  expect(await info(verifier)).toEqual({ team: 'verifier', deployables: [], rights: ['verify'] });
  expect((await info(gateway.releaseToken)).rights).toContain('verify');
});

it('two services that rely on each other go live in one step, verified and without an override', async () => {
  const service = (name: string, provider: string) => ({
    ...serviceRelease(name, '1', []),
    contracts: [{ provider, file: `pacts/${name}-${provider}.json`, integrity: pactWith(name) }],
  });
  await publishTo(gateway.registry, service('ring-a', 'ring-b'), serviceFiles);
  await publishTo(gateway.registry, service('ring-b', 'ring-a'), serviceFiles);
  const alone = await deploy('ring-a', { action: 'promote', version: '1' });
  expect(alone.json().errors[0].message).toBe(
    'ring-a 1 relies on ring-b, which has no live release. Promote ring-b first, or both in one step: npm run release -- promote ring-a ring-b',
  );
  const both = { releases: ['ring-a', 'ring-b'].map((name) => ({ name, version: '1' })) };
  const unverified = await call('POST', platformPaths.promotions, both);
  expect([unverified.status, unverified.json().detail]).toEqual([
    409,
    'ring-a 1 and ring-b 1 were not deployed: 4 checks failed.',
  ]);
  const { verify } = registryAsks(() => gateway);
  for (const [name, consumer] of [
    ['ring-a', 'ring-b'],
    ['ring-b', 'ring-a'],
  ] as const)
    await verify(name, '1', {
      contracts: [{ consumer, integrity: pactWith(consumer), success: true, detail: null }],
    });
  const promoted = await call('POST', platformPaths.promotions, both);
  expect([promoted.status, promoted.json().map(({ name }: { name: string }) => name)]).toEqual([
    201,
    ['ring-a', 'ring-b'],
  ]);
  await releaseTo(gateway.registry, smallRemote('after-ring'), smallFiles);
});
