import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createTestDatabase,
  eventually,
  makeCallers,
  runProgram,
  startTestBroker,
  type TestBroker,
  type TestDatabase,
} from '../../test';

let nats: TestBroker;
let database: TestDatabase;
const children: ChildProcess[] = [];

beforeAll(async () => {
  nats = await startTestBroker();
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await nats?.stop();
  await database?.drop();
});

const { publicKey } = makeCallers();

/** Runs the service with these arguments. */
const run = async (args: string[] = [], over: NodeJS.ProcessEnv = {}) => {
  const program = await runProgram({
    folder: join(__dirname, '../..'),
    main: 'test/service/main-fixture.ts',
    args,
    env: {
      DATABASE_URL: database.url,
      NATS_URL: nats.url,
      CALLER_PUBLIC_KEY: publicKey,
      DRAIN_GRACE_MS: undefined,
      ...over,
    },
  });
  children.push(program.child);
  return program;
};

it('a service serves until SIGTERM, lets running requests end, and exits with 0', async () => {
  // The grace period is shorter than the request, so draining has to wait for it.
  const { child, exited, listening, output } = await run([], { DRAIN_GRACE_MS: '300' });
  const url = await listening();
  await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200));
  const slow = fetch(`${url}/slow`);
  await sleep(150);
  child.kill('SIGTERM');
  expect((await slow).status).toBe(200);
  expect(await exited).toBe(0);
  for (const line of output().trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
});

it('after an uncaught exception a service logs it, drains and exits with 1', async () => {
  const { exited, listening, output } = await run();
  const url = await listening();
  expect((await fetch(`${url}/break`)).status).toBe(200);
  expect(await exited).toBe(1);
  expect(output()).toContain('unknown state');
  expect(output()).toContain('nobody catches this');
});

it('a service reports missing settings and exits with 1', async () => {
  const { exited, output } = await run([], { DATABASE_URL: '', CALLER_PUBLIC_KEY: undefined });
  expect(await exited).toBe(1);
  expect(output()).toMatch(/DATABASE_URL.*CALLER_PUBLIC_KEY/s);
});

it('a service reports every wrong setting in one log line and does not listen', async () => {
  const { exited, output } = await run([], {
    NATS_REPLICA: '3',
    DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:1/setu',
    DATABASE_URL_FILE: '/run/secrets/database-url',
    PORT: 'hunter2',
    // Kubernetes injects this for a service called nats; it must not be reported.
    NATS_PORT: 'tcp://10.0.0.7:4222',
  });
  expect(await exited).toBe(1);
  const lines = output().trim().split('\n');
  expect(lines).toHaveLength(1);
  const { msg, err } = JSON.parse(lines[0] ?? '');
  expect(msg).toBe('could not start');
  expect(err.message).toBe(
    [
      '3 settings are not valid:',
      '- NATS_REPLICA: no process reads it. Write NATS_REPLICAS if you meant that one, or remove it.',
      '- DATABASE_URL: it is set, and DATABASE_URL_FILE too. Remove one of them.',
      '- PORT: its value is not allowed. Use a whole number from 0 to 65535.',
      'docs/configuration.md explains every setting.',
    ].join('\n'),
  );
  expect(output()).not.toContain('hunter2');
  expect(output()).not.toContain('listening');
});

it('describe works without any environment', async () => {
  const { exited, output } = await run(['describe'], {
    DATABASE_URL: undefined,
    NATS_URL: undefined,
    CALLER_PUBLIC_KEY: undefined,
  });
  expect(await exited).toBe(0);
  expect(JSON.parse(output())).toMatchObject({
    endpoints: expect.arrayContaining([{ method: 'GET', path: '/slow' }]),
    migrations: [
      { name: '00000000000000-event-tables', phase: 'expand' },
      { name: '00000000000001-idempotency-keys', phase: 'expand' },
      { name: '00000000000001-retention-indexes', phase: 'expand' },
      { name: '00000000000002-relay-state', phase: 'expand' },
      { name: '1-create-counts', phase: 'expand' },
    ],
  });
});

it('a service exits with 1 when its database is down', async () => {
  const { exited, output } = await run([], { DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:1/setu' });
  expect(await exited).toBe(1);
  expect(output()).toContain('could not start');
  expect(output()).not.toContain('hunter2');
});

it('a service that only checks its schema starts after the command migrate', async () => {
  const own = await createTestDatabase();
  const checking = { DATABASE_URL: own.url, MIGRATIONS: 'check' };
  const early = await run([], checking);
  expect(await early.exited).toBe(1);
  expect(early.output()).toContain('node main.js migrate');
  const job = await run(['migrate'], checking);
  expect(await job.exited).toBe(0);
  expect(job.output()).toBe('The schema inquiry has all 5 migrations\n');
  const serving = await run([], checking);
  await serving.listening();
  serving.child.kill('SIGTERM');
  expect(await serving.exited).toBe(0);
  await own.drop();
});

it('maintenance commands run while the service runs', async () => {
  const serving = await run();
  await serving.listening();
  const runCommand = async (...args: string[]) => {
    const { exited, output } = await run(args);
    return { code: await exited, text: output() };
  };
  expect(await runCommand('republish')).toEqual({ code: 0, text: '0 events will be published again\n' });
  expect(await runCommand('retry-dead-letters', 'counts')).toEqual({
    code: 0,
    text: '0 done, 0 failed again\n',
  });
  expect(await runCommand('replay', 'counts')).toMatchObject({ code: 0 });
  const unknown = await runCommand('replay', 'nothing');
  expect(unknown.code).toBe(1);
  expect(unknown.text).toContain('Consumers: counts');
  serving.child.kill('SIGTERM');
  expect(await serving.exited).toBe(0);
});
