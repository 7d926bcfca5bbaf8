import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Koa from 'koa';
import { eventually } from '../../../test/eventually';
import { type Listening, listen } from './serve';
import { allowSlowArrival, type ClientLimits } from './slow-clients';

const begun: string[] = [];
/** More than the buffers of a connection can hold. */
const largeBytes = 64 * 1024 * 1024;
let server: Listening;
let socket: Socket;
let text: string;

const start = async (clients: Partial<ClientLimits>) => {
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx) => {
    if (ctx.path === '/file') allowSlowArrival(ctx.req);
    begun.push(ctx.path);
    ctx.res.once('close', () => server.server.emit('response ended'));
    let bytes = 0;
    for await (const chunk of ctx.req) bytes += chunk.length;
    ctx.body = ctx.path === '/large' ? Buffer.alloc(largeBytes) : String(bytes);
  });
  server = await listen(app, 0, '127.0.0.1', { clients: { lookEveryMs: 20, ...clients } });
};

/** Begins a request with a body of four bytes, but does not send the body. */
const begin = async (path: string) => {
  begun.length = 0;
  text = '';
  socket = connect(server.port, '127.0.0.1');
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 4\r\n\r\n`);
  await eventually(() => expect(begun).toContain(path));
};
const firstLine = async () => {
  if (!socket.closed) await once(socket, 'close');
  return text.split('\r\n')[0];
};
afterEach(async () => {
  socket.destroy();
  await server.drain();
});

const endless = 3_600_000;

it('a request that does not arrive in time is aborted, unless it uploads a file', async () => {
  await start({ arrivalMs: 100, graceMs: endless });
  await begin('/text');
  expect(await firstLine()).toBe('HTTP/1.1 408 Request Timeout');
  await begin('/file');
  const late = connect(server.port, '127.0.0.1').on('error', () => undefined);
  late.write('POST /text HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n');
  await once(late.resume(), 'close');
  socket.write('abcd');
  expect(await firstLine()).toBe('HTTP/1.1 200 OK');
});

it('a body that arrives too slowly is aborted, even a file; a fast enough body may take long', async () => {
  await start({ graceMs: 100, bytesPerSecond: 1 });
  await begin('/file');
  expect(await firstLine()).toBe('HTTP/1.1 408 Request Timeout');
  await server.drain();

  await start({ graceMs: 1_000, bytesPerSecond: 1e-4 });
  await begin('/text');
  socket.write('a');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  socket.write('bcd');
  expect(await firstLine()).toBe('HTTP/1.1 200 OK');
});

it('a reply that the client does not read is aborted', async () => {
  await start({ graceMs: 300, bytesPerSecond: 1e9 });
  await begin('/large');
  socket.pause();
  socket.write('abcd');
  await once(server.server, 'response ended');
  socket.resume();
  await firstLine();
  expect(text.length).toBeLessThan(largeBytes);
});

it('a reply that is read fast enough arrives completely, however long it takes', async () => {
  await start({ graceMs: 300, bytesPerSecond: 1 });
  await begin('/large');
  socket.pause();
  socket.write('abcd');
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  socket.resume();
  await firstLine();
  expect(text.length).toBeGreaterThan(largeBytes);
});
