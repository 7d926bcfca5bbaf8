import { platformPaths } from '@setu/protocol';
import { pactWith } from '../../../test/front-ends';
import { consumer, service, useVerifiedReleases } from '../../../test/verified-releases';
import { makeToken } from '../rights/release-token';

const { gateway, call, verify, publish, promote, refusals, report } = useVerifiedReleases();

beforeAll(async () => {
  await publish(service('shaky', '1'));
  await publish(service('shaky', '2'));
  await promote('shaky', '1');
  await publish(consumer('wants', '1', 'shaky', pactWith('w')));
});

it('recording a verification needs the right to verify and a published version', async () => {
  // Neither the consumer's nor the provider's team may record the result, because both benefit.
  for (const name of ['wants', 'shaky']) {
    const token = await makeToken(gateway().running.db, `team-${name}`, { deployables: [name] });
    for (const reply of [await report('shaky', '2', {}, token), await verify('shaky', '2', {}, token)])
      expect([reply.status, reply.json().code]).toEqual([403, 'right_missing']);
  }
  const verifier = await makeToken(gateway().running.db, 'verifier', { deployables: [], rights: ['verify'] });
  expect((await report('shaky', '2', {}, verifier)).status).toBe(204);
  expect((await verify('shaky', '2', {}, verifier)).status).toBe(204);
  const other = await makeToken(gateway().running.db, 'other', {
    deployables: ['wants'],
    rights: ['verify'],
  });
  for (const reply of [await report('shaky', '2', {}, other), await verify('shaky', '2', {}, other)])
    expect([reply.status, reply.json().detail]).toEqual([403, 'This token is for wants, not for shaky.']);
  expect((await report('shaky', '99', {})).status).toBe(404);
  const bad = await report('shaky', '2', { contracts: [{ consumer: 'wants' }] });
  expect([bad.status, bad.json().errors.map(({ path }: { path: string }) => path)]).toEqual([
    400,
    ['contracts.0.integrity', 'contracts.0.success', 'contracts.0.detail'],
  ]);
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

  it('a failure is not replaced by a result without a run, and promote is still refused', async () => {
    expect((await verify('shaky', '1', claim(false))).status).toBe(204);
    expect(await claimed(true)).toEqual([
      409,
      'verification_refused',
      'The contract of wants with shaky 1 failed a verification, and a claim without a run does not replace that. Verify it again: the result of a new run replaces the failure.',
    ]);
    expect(await refusals(promote('wants', '1'))).toEqual([expect.stringContaining('shaky 1 breaks')]);
    expect(await claimed(false)).toBe(204);
  });

  it('a failure is not replaced by a run that began before it was recorded', async () => {
    const begun = (
      await call('POST', platformPaths.verificationRuns, { name: 'shaky', version: '1', isOwn: true })
    ).json();
    await verify('shaky', '1', claim(false));
    const result = { deployable: 'shaky', version: '1', pairs: [], schemas: [], isReady: true, notes: [] };
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

  it('a failure is replaced by a newer run, whose log is saved and linked from the result', async () => {
    expect((await verify('shaky', '1', claim(true))).status).toBe(204);
    const [row] = (await call('GET', `${platformPaths.matrix}?deployable=wants`)).json();
    expect(row.verified).toMatchObject({ success: true, run: expect.any(Number) });
    const run = (await call('GET', platformPaths.verificationRun(row.verified.run))).json();
    expect(run).toMatchObject({ name: 'shaky', state: 'done', log: 'what the tests wrote' });
    expect(await refusals(promote('wants', '1'))).toEqual([]);
  });

  it('a failure of a schema is only replaced by a newer run', async () => {
    const schemas = (success: boolean) => ({ schemas: [{ previous: '1', success, detail: null }] });
    await verify('shaky', '2', schemas(false));
    expect((await report('shaky', '2', schemas(true))).status).toBe(409);
    expect((await verify('shaky', '2', schemas(true))).status).toBe(204);
  });
});
