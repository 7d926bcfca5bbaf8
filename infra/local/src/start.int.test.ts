import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findRoot } from '@setu/build-kit';
import { type FixtureWorkspace, makeFixtureWorkspace } from '../test/fixture-workspace';
import { pidsOf } from '../test/pids-of';
import { waitUntil } from '../test/wait-until';
import { freePort } from './ports';
import { startMark } from './process-identity';
import { type RunFile, readRunFile } from './run-file';

// The platform is started and stopped many times: on a busy machine that takes its time.
jest.setTimeout(120_000);

let workspace: FixtureWorkspace;
let output = '';
const children: ChildProcess[] = [];

beforeAll(async () => {
  workspace = await makeFixtureWorkspace();
});

/** What a test that failed left running. */
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});

afterAll(() => workspace.remove());

/** The command itself, as `npm start` runs it. */
async function startCommand(env: NodeJS.ProcessEnv = {}): Promise<ChildProcess> {
  output = '';
  const command = join(findRoot(), 'infra', 'local', 'src', 'start.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', command], {
    cwd: workspace.root,
    env: { ...process.env, ...env, PORT: String(await freePort()), DATA_DIR: workspace.dataDir },
  });
  children.push(child);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return child;
}

/** The processes of a platform that said its last word of the start. */
async function runningPids(): Promise<number[]> {
  await waitUntil(() => output.includes('Ctrl-C stops everything.'));
  const run = await readRunFile(workspace.dataDir);
  if (!run) throw new Error('There is no run.json');
  return pidsOf(run);
}

test('it tells the address and the demo accounts; SIGINT stops everything', async () => {
  const child = await startCommand();
  const pids = await runningPids();
  expect(output).toContain('http://localhost:');
  expect(output).toContain('investor@demo.test');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  for (const pid of pids) expect(await startMark(pid)).toBeUndefined();
});

test('one Ctrl-C that arrives twice, as below npm, still stops in order', async () => {
  const child = await startCommand();
  await runningPids();
  child.kill('SIGINT');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await readRunFile(workspace.dataDir)).toBeUndefined();
});

test('a second Ctrl-C ends at once what does not want to end', async () => {
  const child = await startCommand({ FIXTURE_HANGS: '1' });
  const pids = await runningPids();
  child.kill('SIGINT');
  await wait(1_100);
  expect(child.exitCode).toBeNull();
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([130, null]);
  for (const pid of pids) await waitUntil(async () => (await startMark(pid)) === undefined);
});

test('an interrupted start leaves nothing', async () => {
  const child = await startCommand();
  const pids = new Set<number>();
  await waitUntil(() => output.includes('postgres   ready'));
  for (const pid of pidsOf((await readRunFile(workspace.dataDir)) ?? emptyRun)) pids.add(pid);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await readRunFile(workspace.dataDir)).toBeUndefined();
  for (const pid of pids) if (pid > 0) expect(await startMark(pid)).toBeUndefined();
});

test('what a killed supervisor left running is ended by the next start', async () => {
  const killed = await startCommand();
  const before = await runningPids();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const next = await startCommand();
  const after = await runningPids();
  for (const pid of before) expect(await startMark(pid)).toBeUndefined();
  expect(after).toHaveLength(before.length);
  next.kill('SIGTERM');
  await once(next, 'exit');
});

const emptyRun: RunFile = {
  gateway: { url: '' },
  services: {},
  besides: [],
  postgres: { url: '' },
  nats: { url: '' },
};
