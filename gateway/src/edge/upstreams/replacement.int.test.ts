import type { ChildProcess } from 'node:child_process';
import { Agent, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { platformPaths } from '@setu/protocol';
import { eventually, runProgram, startTestBroker, type TestBroker } from '@setu/service-kit/test';
import { publishTo, serviceFiles, serviceRelease } from '../../../test/front-ends';
import { startTestGateway, type TestGateway } from '../../../test/test-gateway';

const connections = 20;
const endpoints = [
  { method: 'GET', path: '/api/test/where' },
  { method: 'POST', path: '/api/test/echo' },
];

let nats: TestBroker;
let gateway: TestGateway;
const children: ChildProcess[] = [];

beforeAll(async () => {
  nats = await startTestBroker();
  gateway = await startTestGateway({ NATS_URL: nats.url });
  for (const version of ['a', 'b'])
    await publishTo(gateway.registry, serviceRelease('inquiry', version, endpoints), serviceFiles);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await gateway.stop();
  await nats.stop();
});

const promote = (version: string) =>
  gateway.registry('POST', platformPaths.deployments('inquiry'), { action: 'promote', version });

/** Starts a real service process of that release; resolves when it is ready. */
const start = async (version: string) => {
  const { child, exited, listening } = await runProgram({
    folder: join(__dirname, '../../../../packages/platform/service-kit'),
    main: 'test/service/main-fixture.ts',
    env: {
      DATABASE_URL: gateway.database.url,
      NATS_URL: nats.url,
      CALLER_PUBLIC_KEY: Buffer.from(gateway.publicKey).toString('base64url'),
      RELEASE_VERSION: version,
      LOG_LEVEL: 'info',
      DRAIN_GRACE_MS: undefined,
    },
  });
  children.push(child);
  const url = await listening();
  await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200));
  return {
    terminate: async () => {
      child.kill('SIGTERM');
      expect(await exited).toBe(0);
    },
    crash: () => child.kill('SIGKILL'),
  };
};

/** Twenty clients with keep-alive connections that alternate reads and writes until they are stopped. */
const startLoad = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const failures: string[] = [];
  const served = new Map<string, number>();
  let isOn = true;

  const call = (method: string, path: string, body?: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const request = httpRequest(
        gateway.url + path,
        { method, agent, headers: body ? { 'content-type': 'application/json' } : {} },
        (reply) => {
          let text = '';
          reply.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk;
          });
          reply.on('error', reject).on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
        },
      );
      request.on('error', reject).end(body);
    });
  const one = async (n: number) => {
    const text = `${n} ${'x'.repeat(n % 3_000)}`;
    try {
      const reply =
        n % 2 === 0
          ? await call('GET', '/api/test/where')
          : await call('POST', '/api/test/echo', JSON.stringify({ text }));
      if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
      const said = JSON.parse(reply.text);
      if (n % 2 !== 0 && said.text !== text) throw new Error(`another text came back for ${n}`);
      served.set(said.version, (served.get(said.version) ?? 0) + 1);
    } catch (error) {
      failures.push(`${n % 2 === 0 ? 'GET' : 'POST'} ${String(error)}`);
    }
  };
  let made = 0;
  const callers = Array.from({ length: connections }, async () => {
    while (isOn) {
      made += 1;
      await one(made);
    }
  });
  return {
    failures,
    /** Resolves when this version has answered this many further calls. */
    servedBy: (version: string, more = 50) => {
      const until = (served.get(version) ?? 0) + more;
      return eventually(() => expect(served.get(version) ?? 0).toBeGreaterThanOrEqual(until));
    },
    stop: async () => {
      isOn = false;
      await Promise.all(callers);
      agent.destroy();
      return made;
    },
  };
};

it('replacing a service under load, back and forth twice, loses no call', async () => {
  let old = await start('a');
  await promote('a');
  await eventually(async () => expect((await gateway.send('/api/test/where')).status).toBe(200));
  const load = startLoad();
  await load.servedBy('a');
  for (const version of ['b', 'a', 'b', 'a']) {
    const next = await start(version);
    await promote(version);
    await load.servedBy(version);
    await old.terminate();
    old = next;
  }
  const made = await load.stop();
  expect(load.failures).toEqual([]);
  expect(made).toBeGreaterThan(1_000);
  await old.terminate();
});

it('no call is lost when the old process stops before the new one is live', async () => {
  const old = await start('a');
  await promote('a');
  await eventually(async () => expect((await gateway.send('/api/test/where')).status).toBe(200));
  const load = startLoad();
  await load.servedBy('a');
  const next = await start('b');
  await old.terminate();
  await load.servedBy('b');
  await promote('b');
  await load.servedBy('b');
  await load.stop();
  expect(load.failures).toEqual([]);
  await next.terminate();
});

it('no read fails in a crash while another instance runs', async () => {
  const first = await start('b');
  await promote('b');
  await eventually(async () => expect((await gateway.send('/api/test/where')).status).toBe(200));
  const second = await start('b');
  const load = startLoad();
  await load.servedBy('b', 200);
  second.crash();
  await load.servedBy('b', 500);
  await load.stop();
  // A write that was in flight may have been executed, so it is not sent again.
  expect(load.failures.filter((failure) => !failure.startsWith('POST Error: 503'))).toEqual([]);
  // At most one for each client: after the first broken connection the instance is skipped.
  expect(load.failures.length).toBeLessThanOrEqual(connections);
  await first.terminate();
});
