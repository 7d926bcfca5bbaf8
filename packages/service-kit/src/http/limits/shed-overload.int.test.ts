import Koa, { type Context } from 'koa';
import { type Listening, listen, makeLogger, makeMetrics } from '../../index';
import { shedOverload } from './shed-overload';

let waiting: (() => void)[] = [];
let server: Listening;

const start = async (perClient?: { max: number; keyOf: (ctx: Context) => string }) => {
  const app = new Koa();
  app.use(
    shedOverload({
      maxInFlight: 3,
      ...(perClient ? { perClient } : {}),
      metrics: makeMetrics('test'),
      logger: makeLogger('test', 'silent'),
    }),
  );
  app.use(async (ctx) => {
    if (ctx.path !== '/livez') await new Promise<void>((resolve) => waiting.push(resolve));
    ctx.body = 'done';
  });
  server = await listen(app, 0, '127.0.0.1');
};
const call = (path = '/', client = '') => fetch(`${server.url}${path}`, { headers: { 'x-client': client } });
const untilInFlight = async (count: number) => {
  while (waiting.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
};
const finishAll = () => {
  for (const finish of waiting.splice(0)) finish();
};
afterEach(async () => {
  finishAll();
  waiting = [];
  await server.drain();
});

it('requests above the limit are refused at once, probes are answered, and new requests are accepted after others end', async () => {
  await start();
  const accepted = [call(), call(), call()];
  await untilInFlight(3);
  const refused = await call();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'service_unavailable' });
  expect((await call('/livez')).status).toBe(200);
  finishAll();
  for (const reply of await Promise.all(accepted)) expect(reply.status).toBe(200);
  const next = call();
  await untilInFlight(1);
  finishAll();
  expect((await next).status).toBe(200);
});

it('one client with many requests in flight does not use up the limit of all', async () => {
  await start({ max: 2, keyOf: (ctx) => ctx.get('x-client') });
  const accepted = [call('/', 'a'), call('/', 'a')];
  await untilInFlight(2);
  expect((await call('/', 'a')).status).toBe(503);
  accepted.push(call('/', 'b'));
  await untilInFlight(3);
  finishAll();
  for (const reply of await Promise.all(accepted)) expect(reply.status).toBe(200);
});
