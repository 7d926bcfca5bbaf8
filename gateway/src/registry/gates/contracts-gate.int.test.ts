import { type DeployableStatus, platformPaths } from '@setu/protocol';
import { pactWith } from '../../../test/front-ends';
import { consumer, service, useVerifiedReleases } from '../../../test/verified-releases';

const { gateway, call, publish, go, promote, refusals, seen } = useVerifiedReleases();

describe('contracts', () => {
  it('a consumer needs a live provider, and contracts verified with it and with its canary', async () => {
    await publish(consumer('asks', '1', 'answers', pactWith('a')));
    expect(await refusals(promote('asks', '1'))).toEqual([
      'contracts: asks 1 relies on answers, which has no live release. Promote answers first.',
    ]);
    await publish(service('answers', '1'));
    await promote('answers', '1');
    expect(await refusals(promote('asks', '1'))).toEqual([
      'contracts: No run has verified that answers 1 satisfies the contract of asks 1. Run "npm run release -- verify answers --consumer asks@1" where answers 1 was built (commit c0ffee00c0).',
    ]);
    await seen('answers', '1', 'asks', pactWith('a'), 'a request for all: $.title is missing');
    expect(await refusals(promote('asks', '1'))).toEqual([
      'contracts: answers 1 breaks the contract of asks 1: a request for all: $.title is missing. Promote a version of answers that satisfies it first.',
    ]);
    await seen('answers', '1', 'asks', pactWith('a'));
    await publish(service('answers', '2'));
    await go('canary', 'answers', '2', { percent: 5 });
    expect(await refusals(go('canary', 'asks', '1', { percent: 5 }))).toEqual([
      expect.stringContaining('No run has verified that answers 2 satisfies'),
    ]);
    await seen('answers', '2', 'asks', pactWith('a'));
    expect(await refusals(promote('asks', '1'))).toEqual([]);
  });

  it('a front end needs contracts for calls in its release.json or its scripts', async () => {
    const [release, files] = consumer('caller', '1', 'gives', pactWith('caller'));
    await publish([{ ...release, calls: ['catalog', 'gives'] }, files]);
    const stated = await refusals(promote('caller', '1'));
    expect(stated).toContain(
      "contracts: caller 1 calls catalog but has no contract with it. Write a pact with catalog in caller's pact folder, then build and publish again.",
    );
    expect(stated.filter((line: string) => line.includes('has no contract'))).toHaveLength(1);

    const silent = { ...release, name: 'silent', container: 'setu_silent_1', contracts: [] };
    await publish([silent, { 'remoteEntry.js': 'fetch("/api/franchises")' }]);
    expect(await refusals(promote('silent', '1'))).toEqual([
      "contracts: silent 1 contains an address below /api/ in remoteEntry.js but has no contract with any service. Write a pact with the service behind it in silent's pact folder, then build and publish again.",
    ]);
    await publish([
      { ...silent, version: '2', container: 'setu_silent_2', calls: [] },
      { 'remoteEntry.js': '/* no call */' },
    ]);
    expect((await promote('silent', '2')).status).toBe(201);
  });

  it('a refusal names uncommitted changes together with their commit', async () => {
    const [release, files] = service('changed', '1');
    await publish([{ ...release, isDirty: true }, files]);
    await promote('changed', '1');
    await publish(consumer('asks-changed', '1', 'changed', pactWith('dirty')));
    expect(await refusals(promote('asks-changed', '1'))).toEqual([
      expect.stringContaining('where changed 1 was built (uncommitted changes on commit c0ffee00c0).'),
    ]);
    const reply = await fetch(`${gateway().url}/platform/deployables/changed`, {
      headers: { authorization: `Bearer ${gateway().releaseToken}` },
    });
    const { releases } = (await reply.json()) as DeployableStatus;
    expect(releases).toEqual([expect.objectContaining({ commit: 'c0ffee00c0ffee00', isDirty: true })]);
  });

  it('a provider must satisfy every live and canary version of its consumers', async () => {
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
      'contracts: gives 2 breaks the contract of takes 1: all of them: title is missing. Keep what it relies on until a version of takes that does not need it is live.',
      expect.stringContaining('No run has verified that gives 2 satisfies the contract of takes 2'),
    ]);
    // The consumer that does not use it goes live, then the provider can follow.
    await promote('takes', '2');
    await seen('gives', '2', 'takes', pactWith('takes-2'));
    expect(await refusals(promote('gives', '2'))).toEqual([]);
  });

  it('an unchanged contract needs no new verification', async () => {
    await publish(consumer('takes', '3', 'gives', pactWith('takes-2')));
    expect(await refusals(promote('takes', '3'))).toEqual([]);
  });

  it('a provider must satisfy the contracts of the gateway, which has no release', async () => {
    await publish(service('identity', '1'));
    expect(await refusals(promote('identity', '1'))).toEqual([
      expect.stringContaining(
        'No run has verified that identity 1 satisfies the contract of gateway running',
      ),
    ]);
    const [row] = (await call('GET', `${platformPaths.matrix}?deployable=identity`)).json();
    expect(row).toMatchObject({ consumer: { name: 'gateway', stages: ['live'] }, verified: null });
    const pact = await call('GET', platformPaths.file('gateway', row.consumer.version, row.file));
    expect(pact.json().consumer.name).toBe('gateway');
    await seen('identity', '1', 'gateway', row.integrity);
    expect(await refusals(promote('identity', '1'))).toEqual([]);
  });

  it('the matrix lists contracts by version', async () => {
    await publish(consumer('takes', '4', 'gives', pactWith('takes-4')));
    const rows = (await call('GET', `${platformPaths.matrix}?deployable=takes`)).json();
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
});
