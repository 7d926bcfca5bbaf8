import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import Koa from 'koa';
import { listen } from './serve';

const slowApp = (ms: number) => {
  const app = new Koa();
  app.use(async (ctx) => {
    if (ctx.path === '/slow') await sleep(ms, undefined, { ref: false });
    ctx.body = 'done';
  });
  return app;
};

/** A time limit for draining that no test reaches, ms. */
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

it('draining waits for running requests, refuses new ones, and does not wait for idle connections', async () => {
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
  // Shorter than the timeout of idle connections.
});

it('draining does not wait for clients that send more requests over an open connection', async () => {
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

it('draining cuts off requests that exceed its time limit', async () => {
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
