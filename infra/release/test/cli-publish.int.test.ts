import { root, useCli } from './use-cli';

const { release, json, build } = useCli();

test('publish uploads a version once, shows progress except with --json, and refuses a second upload', async () => {
  const folder = await build('once');
  const done = await release(['publish', 'once', '--folder', folder]);
  expect(done).toEqual({
    code: 0,
    out: expect.stringMatching(/^once 1 is published: 2 files, 0\.0 MB\.\nIt is not live yet\./),
    err: '  uploaded 1 of 2 files\n  uploaded 2 of 2 files\n',
  });
  const again = await release(['publish', 'once', '--folder', folder]);
  expect([again.code, again.out]).toEqual([1, '']);
  expect(again.err).toContain('once 1 is already published and cannot change.');
  const machine = await json(['publish', 'once', '--folder', folder]);
  expect(machine).toMatchObject({ code: 1, body: { error: { code: 'release_exists', exitCode: 1 } } });
  expect((await json(['publish', 'twice', '--folder', await build('twice')])).body).toMatchObject({
    name: 'twice',
    version: '1',
    kind: 'remote',
    files: 2,
  });
});

test('publish refuses a folder that is not a build, or a build of another deployable', async () => {
  const other = await release(['publish', 'mine', '--folder', await build('yours')]);
  expect([other.code, other.err]).toEqual([1, expect.stringContaining('a build of yours, not of mine')]);
  const none = await release(['publish', 'mine', '--folder', root]);
  expect([none.code, none.err]).toEqual([1, expect.stringContaining('has no release.json')]);
  const unknown = await release(['publish', 'nowhere']);
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('This checkout has no nowhere')]);
});
