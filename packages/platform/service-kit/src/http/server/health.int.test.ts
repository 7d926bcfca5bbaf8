import Koa from 'koa';
import { makeMetrics } from '../../observability/metrics';
import { type Check, health } from './health';
import { type Listening, listen } from './serve';

let listening: Listening;
let databaseAnswers = true;
let brokerAnswers: boolean | Promise<boolean> = true;
let isDraining = false;

const checks: Check[] = [
  {
    name: 'database',
    required: true,
    check: async () => {
      if (!databaseAnswers) throw new Error('connection refused to 10.0.0.7 as postgres');
      return true;
    },
  },
  { name: 'broker', required: false, check: async () => brokerAnswers },
];

beforeAll(async () => {
  const app = new Koa();
  app.use(health(checks, () => isDraining, makeMetrics('test', { version: '0.1.0-3f9a2c1d' })));
  listening = await listen(app, 0, '127.0.0.1');
});
afterAll(() => listening?.drain());
beforeEach(() => {
  [databaseAnswers, brokerAnswers, isDraining] = [true, true, false];
});

const ask = async (path: string, method = 'GET') => {
  const reply = await fetch(`${listening.url}${path}`, { method });
  return { status: reply.status, text: await reply.text() };
};
const ready = async () => {
  const { status, text } = await ask('/readyz');
  return { status, body: JSON.parse(text), text };
};

it('a service is ready when database and broker are up', async () => {
  const { status, body } = await ready();
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'ready', checks: { database: true, broker: true } });
});

it('a service without its database is alive but not ready, and reveals no secrets', async () => {
  databaseAnswers = false;
  const { status, body, text } = await ready();
  expect(status).toBe(503);
  expect(body).toEqual({ status: 'not ready', checks: { database: false, broker: true } });
  expect(text).not.toContain('10.0.0.7');
  expect((await ask('/livez')).status).toBe(200);
});

it('a service without its broker is ready, and events wait', async () => {
  brokerAnswers = false;
  expect(await ready()).toMatchObject({ status: 200, body: { checks: { broker: false } } });
});

it('a broker that does not answer does not delay a load balancer’s probe', async () => {
  brokerAnswers = new Promise<boolean>(() => undefined);
  expect(await ready()).toMatchObject({ status: 200, body: { checks: { broker: false } } });
});

it('a service that drains is not ready', async () => {
  isDraining = true;
  expect(await ready()).toMatchObject({ status: 503, body: { status: 'draining' } });
});

it('metrics are in Prometheus format', async () => {
  const { status, text } = await ask('/metrics');
  expect(status).toBe(200);
  expect(text).toContain('# TYPE http_request_duration_seconds histogram');
  expect(text).toContain('outbox_pending{service="test"} 0');
});

it('metrics and the readiness probe agree', async () => {
  expect((await ask('/metrics')).text).toContain('process_ready{service="test"} 1');
  databaseAnswers = false;
  const { text } = await ask('/metrics');
  expect(text).toContain('process_ready{service="test"} 0');
  expect(text).toContain('process_check{check="database",service="test"} 0');
  expect(text).toContain('process_check{check="broker",service="test"} 1');
});

it('metrics contain the release of the process', async () => {
  expect((await ask('/metrics')).text).toContain('release_info{version="0.1.0-3f9a2c1d",service="test"} 1');
});

it('other addresses and methods pass to the next handler', async () => {
  expect((await ask('/api')).status).toBe(404);
  expect((await ask('/readyz', 'POST')).status).toBe(404);
  expect((await ask('/livez', 'HEAD')).status).toBe(200);
});
