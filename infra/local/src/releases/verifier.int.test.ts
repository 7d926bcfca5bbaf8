import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { findRoot } from '@setu/build-kit';
import { waitUntil } from '@setu/dev-servers/test';
import { type FixtureWorkspace, makeFixtureWorkspace, withoutMail } from '../../test/fixture-workspace';
import { type Platform, startPlatform } from '../supervisor';

let workspace: FixtureWorkspace;
let platform: Platform;
const said: string[] = [];

beforeAll(async () => {
  workspace = await makeFixtureWorkspace();
  // The release command, which is not part of the fixture.
  await symlink(join(findRoot(), 'infra'), join(workspace.root, 'infra'));
  const { root, dataDir } = workspace;
  platform = await startPlatform({
    root,
    dataDir,
    port: 0,
    demo: false,
    env: withoutMail,
    log: (line) => void said.push(line),
  });
});
afterAll(async () => {
  await platform?.stop();
  await workspace?.remove();
});

test('a waiting verification starts a verifier, which ends when no verification waits', async () => {
  const client = await workspace.registry(platform.url);
  const { id } = await client.requestRun({ name: 'catalog', version: '1.0.0' });
  // Separate waits, each with its own timeout: first the start of a process, then its work.
  await waitUntil(() => said.some((line) => line.includes('verifier   started')));
  await waitUntil(async () => (await client.run(id))?.startedAt != null);
  const run = await waitUntil(async () => {
    const now = await client.run(id);
    return now?.endedAt ? now : undefined;
  });
  expect(run).toMatchObject({ state: 'done', result: { isReady: true } });
  expect(said.filter((line) => line.includes('verifier   started'))).toHaveLength(1);
  expect(said.filter((line) => line.includes('the verifier ended'))).toEqual([]);
});
