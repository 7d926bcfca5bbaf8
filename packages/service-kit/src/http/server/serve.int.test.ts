import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Koa from 'koa';
import { eventually } from '../../../test';
import { allowSlowArrival, listen } from './serve';

const slowApp = (ms: number) => {
  const app = new Koa();
  app.use(async (ctx) => {
    if (ctx.path === '/slow') await sleep(ms, undefined, { ref: false });
    ctx.body = 'done';
  });
  return app;
};

/** A limit of a drain that no test waits for, ms. */
const noLimit = 3_600_000;

/** One request over an open connection. Returns status and body; rejects when the connection breaks. */
const get = (url: string, agent: Agent) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const asked = request(url, { agent }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        text += chunk;
      });
      reply.on('end', () => resolve({ status: reply.statusCode, text }));
      reply.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });

it('a drain waits for running requests, refuses new ones, and does not wait for idle connections', async () => {
  const agent = new Agent({ keepAlive: true });
  const { url, server, drain } = await listen(slowApp(300), 0, '127.0.0.1');
  await get(`${url}/quick`, agent);
  const arrived = once(server, 'request');
  const slow = get(`${url}/slow`, agent);
  await arrived;
  const drained = drain(noLimit);
  await expect(get(`${url}/quick`, new Agent())).rejects.toThrow('ECONNREFUSED');
  expect(await slow).toEqual({ status: 200, text: 'done' });
  await drained;
  agent.destroy();
  // Shorter than an idle connection stays open.
});

it('a drain does not wait for clients that send more requests over an open connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { url, server, drain } = await listen(slowApp(100), 0, '127.0.0.1');
  const arrived = once(server, 'request');
  let isAsking = true;
  const asking = (async () => {
    while (isAsking) await get(`${url}/slow`, agent).catch(() => sleep(10));
  })();
  await arrived;
  await drain(noLimit);
  isAsking = false;
  await asking;
  agent.destroy();
});

it('a drain cuts requests that exceed its time limit', async () => {
  const agent = new Agent({ keepAlive: true });
  const { url, server, drain } = await listen(slowApp(5_000), 0, '127.0.0.1');
  const arrived = once(server, 'request');
  const slow = get(`${url}/slow`, agent);
  const cut = expect(slow).rejects.toThrow();
  await arrived;
  await drain(200);
  await cut;
  agent.destroy();
});

it('serve fails with a clear message when the port is in use', async () => {
  const first = await listen(slowApp(1), 0, '127.0.0.1');
  await expect(listen(slowApp(1), first.port, '127.0.0.1')).rejects.toThrow('EADDRINUSE');
  const closed = once(first.server, 'close');
  await first.drain();
  await closed;
});

it('a request that does not arrive in time is ended, unless it may be slow', async () => {
  const app = new Koa();
  const begun: string[] = [];
  app.use(async (ctx) => {
    if (ctx.path === '/file') allowSlowArrival(ctx.req);
    begun.push(ctx.path);
    let bytes = 0;
    for await (const chunk of ctx.req) bytes += chunk.length;
    ctx.body = String(bytes);
  });
  app.silent = true;
  const { port, drain } = await listen(app, 0, '127.0.0.1', { usualArrivalMs: 150 });
  /** Sends half of a body. */
  const begin = async (path: string) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => undefined);
    const closed = once(socket, 'close');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 4\r\n\r\nab`);
    await eventually(() => expect(begun).toContain(path));
    return {
      finish: () => socket.write('cd'),
      /** The first line of the reply. */
      replied: closed.then(() => text.split('\r\n')[0]),
    };
  };
  const file = await begin('/file');
  const late = await begin('/text');
  expect(await late.replied).toBe('HTTP/1.1 408 Request Timeout');
  file.finish();
  expect(await file.replied).toBe('HTTP/1.1 200 OK');
  await drain();
});
