import { once } from 'node:events';
import { connect } from 'node:net';
import { platformErrors } from '@setu/protocol';
import Koa, { type Context } from 'koa';
import { eventually } from '../../../test/eventually';
import { type Listening, listen, makeLogger, makeMetrics, problems } from '../../index';
import { shedOverload } from './shed-overload';
import { whileArriving } from './work';

let waiting: (() => void)[] = [];
let arriving = 0;
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
  const logger = makeLogger('test', 'silent');
  app.use(problems(logger, platformErrors));
  app.use(async (ctx) => {
    if (ctx.path === '/body')
      await whileArriving(ctx.req, async () => {
        arriving += 1;
        await ctx.req.toArray().finally(() => {
          arriving -= 1;
        });
      });
    if (ctx.path !== '/livez') await new Promise<void>((resolve) => waiting.push(resolve));
    ctx.body = 'done';
  });
  server = await listen(app, 0, '127.0.0.1');
};
const call = (path = '/', client = '') => fetch(`${server.url}${path}`, { headers: { 'x-client': client } });
const untilInFlight = async (count: number) => {
  while (waiting.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
};
const untilArriving = (count: number) => eventually(() => expect(arriving).toBe(count));
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

/** Sends only the head of a request with a body of four bytes. */
const beginBody = (client: string) => {
  const socket = connect(server.port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(
    `POST /body HTTP/1.1\r\nHost: x\r\nX-Client: ${client}\r\nConnection: close\r\nContent-Length: 4\r\n\r\n`,
  );
  return {
    finish: () => socket.write('abcd'),
    status: once(socket, 'close').then(() => Number(text.split(' ')[1])),
  };
};

it('requests whose body is being received do not count against the limit, and are served when it is complete', async () => {
  await start({ max: 2, keyOf: (ctx) => ctx.get('x-client') });
  const bodies = Array.from({ length: 3 }, () => beginBody('a'));
  await untilArriving(3);
  const accepted = [call('/', 'a'), call('/', 'b'), call('/', 'b')];
  await untilInFlight(3);
  expect((await call('/', 'c')).status).toBe(503);
  for (const { finish } of bodies) finish();
  await untilInFlight(6);
  expect((await call('/', 'a')).status).toBe(503);
  finishAll();
  for (const reply of await Promise.all(accepted)) expect(reply.status).toBe(200);
  expect(await Promise.all(bodies.map(({ status }) => status))).toEqual([200, 200, 200]);
});

it('a client may send as many bodies as requests may be in flight; beyond that it is refused, or its oldest body is cut', async () => {
  await start({ max: 2, keyOf: (ctx) => ctx.get('x-client') });
  const bodies = Array.from({ length: 3 }, () => beginBody('a'));
  await untilArriving(3);
  expect(await beginBody('a').status).toBe(503);
  const other = beginBody('b');
  await untilArriving(4);

  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_001);
  const [oldest, ...others] = bodies;
  const newest = beginBody('a');
  expect(await oldest?.status).toBe(408);
  jest.restoreAllMocks();
  await untilArriving(4);
  const served = [...others, other, newest];
  for (const { finish } of served) finish();
  await untilInFlight(4);
  finishAll();
  expect(await Promise.all(served.map(({ status }) => status))).toEqual([200, 200, 200, 200]);
});
