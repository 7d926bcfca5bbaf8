import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findRoot } from '@setu/build-kit';
import { freePort, startMark } from '@setu/dev-servers';
import { waitUntil } from '@setu/dev-servers/test';
import { Client } from 'pg';
import { type FixtureWorkspace, makeFixtureWorkspace } from '../test/fixture-workspace';
import { pidsOf } from '../test/pids-of';
import { type RunFile, readRunFile } from './data-folder/run-file';

let workspace: FixtureWorkspace;
let output = '';
const children: ChildProcess[] = [];

beforeAll(async () => {
  workspace = await makeFixtureWorkspace();
});

/** Stops processes that a failed test left running. */
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});

afterAll(() => workspace.remove());

/** The command itself, as `npm start` runs it, or through npm. */
const startCommand = async (
  env: NodeJS.ProcessEnv = {},
  by: 'node' | 'npm' = 'node',
): Promise<ChildProcess> => {
  output = '';
  const run = [process.execPath, join(findRoot(), 'infra', 'local', 'start.mjs')];
  const [program = '', ...args] = by === 'node' ? run : ['npm', 'exec', '--call', `exec ${run.join(' ')}`];
  const child = spawn(program, args, {
    cwd: workspace.root,
    env: { ...process.env, ...env, PORT: String(await freePort()), DATA_DIR: workspace.dataDir },
  });
  children.push(child);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return child;
};

/** Runs one statement as the owner of the database. */
const query = async (run: RunFile | undefined, text: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: run?.postgres.url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

/** The guardian of this supervisor's children. */
const guardianOf = async (pid: number): Promise<number> => {
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-A', '-o', 'pid=,ppid=,args=']);
  const line = stdout.split('\n').find((each) => each.includes('guardian.sh') && each.includes(` ${pid} `));
  return Number(line?.trim().split(/\s+/)[0]);
};

/** The processes of a platform that has started. */
const runningPids = async (): Promise<number[]> => {
  await waitUntil(() => {
    if (children.at(-1)?.exitCode != null) throw new Error(`The start ended:\n${output}`);
    return output.includes('Ctrl-C stops everything.');
  });
  const run = await readRunFile(workspace.dataDir);
  if (!run) throw new Error('There is no run.json');
  return pidsOf(run);
};

test('the start prints the address and the demo accounts; SIGINT stops everything', async () => {
  const child = await startCommand();
  const pids = await runningPids();
  expect(output).toContain('http://localhost:');
  expect(output).toContain('investor@demo.test');
  const mail = (await readRunFile(workspace.dataDir))?.mail?.url;
  expect(output).toMatch(new RegExp(`Mail that the product sends: ${mail}\n[^]*Demo accounts`));
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  for (const pid of pids) expect(await startMark(pid)).toBeUndefined();
});

test('a single Ctrl-C that arrives twice, as under npm, stops everything in order', async () => {
  const child = await startCommand();
  await runningPids();
  child.kill('SIGINT');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await readRunFile(workspace.dataDir)).toBeUndefined();
});

test('a second Ctrl-C kills processes that do not stop', async () => {
  const child = await startCommand({ FIXTURE_HANGS: '1' });
  const pids = await runningPids();
  child.kill('SIGINT');
  // A second Ctrl-C counts from one second after the first.
  await waitUntil(() => output.includes('Press Ctrl-C again'));
  await wait(1_100);
  expect(child.exitCode).toBeNull();
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([130, null]);
  for (const pid of pids) await waitUntil(async () => (await startMark(pid)) === undefined);
});

test('an interrupted start leaves nothing running', async () => {
  const child = await startCommand();
  const pids = new Set<number>();
  await waitUntil(() => output.includes('postgres   ready'));
  for (const pid of pidsOf((await readRunFile(workspace.dataDir)) ?? emptyRun)) pids.add(pid);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await readRunFile(workspace.dataDir)).toBeUndefined();
  for (const pid of pids) if (pid > 0) expect(await startMark(pid)).toBeUndefined();
});

test('a killed supervisor leaves nothing running, and the next start still has the data', async () => {
  const killed = await startCommand();
  const before = await runningPids();
  const run = await readRunFile(workspace.dataDir);
  await query(run, 'create table catalog.kept (name text)');
  await query(run, "insert into catalog.kept values ('Pune')");
  killed.kill('SIGKILL');
  for (const pid of before) await waitUntil(async () => (await startMark(pid)) === undefined);
  const next = await startCommand();
  await runningPids();
  expect(await query(await readRunFile(workspace.dataDir), 'select name from catalog.kept')).toEqual([
    { name: 'Pune' },
  ]);
  next.kill('SIGTERM');
  await once(next, 'exit');
});

test('the platform stops in order when npm is killed', async () => {
  const npm = await startCommand({}, 'npm');
  const pids = await runningPids();
  npm.kill('SIGKILL');
  for (const pid of pids) await waitUntil(async () => (await startMark(pid)) === undefined);
  await waitUntil(async () => (await readRunFile(workspace.dataDir)) === undefined);
});

test('the next start ends processes that a killed supervisor and its guardian left running', async () => {
  const killed = await startCommand();
  const before = await runningPids();
  const guardian = await guardianOf(killed.pid ?? 0);
  process.kill(guardian, 'SIGKILL');
  await waitUntil(async () => (await startMark(guardian)) === undefined);
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
  otherInstances: [],
  postgres: { url: '' },
  nats: { url: '' },
};
