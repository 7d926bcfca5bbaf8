import type { ReleaseMigration } from '@setu/protocol';
import { service, useVerifiedReleases } from '../../../test/verified-releases';

const { deploy, statusOf, verify, historyOf, publish, go, promote, refusals } = useVerifiedReleases();

describe('migrations', () => {
  const first: ReleaseMigration = { name: '1-create', phase: 'expand' };
  const added: ReleaseMigration = { name: '2-add', phase: 'expand' };
  const schema = (name: string, version: string, previous: string, failed?: string) =>
    verify(name, version, { schemas: [{ previous, success: !failed, detail: failed ?? null }] });

  it('a migration goes live when the previous version was verified on the new schema', async () => {
    await publish(service('keeps', '1', [first]));
    expect(await refusals(promote('keeps', '1'))).toEqual([]);
    await publish(service('keeps', '2', [first, added]));
    expect(await refusals(promote('keeps', '2'))).toEqual([
      'migrations: No run has verified that keeps 1 works on the schema of keeps 2. Run "npm run release -- verify keeps" where keeps 2 was built.',
    ]);
    await schema('keeps', '2', '1', 'things.title is gone');
    expect(await refusals(promote('keeps', '2'))).toEqual([
      'migrations: keeps 1 does not work on the schema of keeps 2: things.title is gone. Only add to the schema in this release and remove with a later one. Then run "npm run release -- verify keeps" again.',
    ]);
    await schema('keeps', '2', '1');
    expect(await refusals(promote('keeps', '2'))).toEqual([]);
    // A version that ran on the later schema may also be promoted again by name.
    expect(await refusals(promote('keeps', '1'))).toEqual([]);
  });

  it('a migration may only remove what the live version does not use', async () => {
    const gone: ReleaseMigration = { name: '3-drop', phase: 'contract', after: '2-add' };
    await publish(service('drops', '0.1.0-a', [first]));
    await promote('drops', '0.1.0-a');
    await publish(service('drops', '0.1.0-b', [first, added]));
    await publish(service('drops', '0.2.0-c', [first, added, gone]));
    await schema('drops', '0.1.0-b', '0.1.0-a');
    await schema('drops', '0.2.0-c', '0.1.0-a');
    expect(await refusals(promote('drops', '0.2.0-c'))).toEqual([
      'migrations: 3-drop of drops 0.2.0-c removes what releases before 2-add use, and drops 0.1.0-a is one of them. Promote a version of drops with 2-add first.',
    ]);
    await promote('drops', '0.1.0-b');
    await schema('drops', '0.2.0-c', '0.1.0-b');
    expect(await refusals(promote('drops', '0.2.0-c'))).toEqual([]);
    const later: ReleaseMigration = { name: '4-drop', phase: 'contract', after: '0.3.0' };
    const silent: ReleaseMigration = { name: '5-drop', phase: 'contract' };
    await publish(service('drops', '0.3.0-d', [first, added, gone, later, silent]));
    await schema('drops', '0.3.0-d', '0.2.0-c');
    expect(await refusals(promote('drops', '0.3.0-d'))).toEqual([
      expect.stringContaining('and drops 0.2.0-c is one of them'),
      expect.stringContaining('does not state since when it is unused'),
    ]);
  });

  it('a rollback to a version that uses what a migration removed is refused', async () => {
    const gone: ReleaseMigration = { name: '3-drop', phase: 'contract', after: '2-add' };
    const releases = { a: [first], b: [first, added], c: [first, added, gone] };
    for (const [version, migrations] of Object.entries(releases))
      await publish(service('back', version, migrations));
    await schema('back', 'b', 'a');
    await schema('back', 'c', 'b');
    for (const version of Object.keys(releases)) expect(await refusals(promote('back', version))).toEqual([]);
    // The version before does not use it.
    expect(await refusals(deploy('back', { action: 'rollback' }))).toEqual([]);
    const lost =
      'migrations: 3-drop removed what back a uses; releases from 2-add on do not use it. Promote a version of back that does not use it, or publish one that restores it.';
    const refused = await deploy('back', { action: 'rollback' });
    expect(await refusals(Promise.resolve(refused))).toEqual([lost]);
    expect(refused.json().detail).toBe(
      'back a was not restored, because it does not work on the present schema. b stays live.',
    );
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

  it('a rollback to a version that failed on the schema is refused, and a canary can always be ended', async () => {
    await publish(service('fails', '1', [first]));
    await promote('fails', '1');
    await publish(service('fails', '2', [first, added]));
    await schema('fails', '2', '1', 'things.title is gone');
    await go('canary', 'fails', '2', { percent: 5, override: 'no writes happen now' });
    expect((await statusOf('fails')).previous).toBe('1');
    expect(await refusals(deploy('fails', { action: 'rollback' }))).toEqual([]);
    await promote('fails', '2', { override: 'no writes happen now' });
    expect(await refusals(deploy('fails', { action: 'rollback' }))).toEqual([
      'migrations: fails 1 does not work on the schema of fails 2: things.title is gone. Promote a version of fails that works on it.',
    ]);
  });
});
