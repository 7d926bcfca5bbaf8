import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { pictureLimits } from '@setu/contracts';
import { eventually } from '@setu/service-kit/test';
import { json, type Peer, startPeer } from '../../../test/peer';
import { startTestGateway, type TestGateway } from '../../../test/test-gateway';

let content: Peer;
let gateway: TestGateway;
beforeAll(async () => {
  content = await startPeer((_request, reply) => json(reply, 404, {}));
  gateway = await startTestGateway({ CONTENT_URL: content.url });
});
afterAll(async () => {
  await gateway.stop();
  await content.stop();
});

const address = `/media/${randomUUID()}/640.webp`;
const picture = Buffer.from('RIFF….WEBP');
const answerWith = (status: number, type: string) =>
  content.answerWith((_request, reply) =>
    reply
      .writeHead(status, { 'content-type': type, 'cache-control': 'public, immutable', 'set-cookie': 'a=b' })
      .end(picture),
  );

it('a picture is sent with headers that prevent it from running or loading anything', async () => {
  answerWith(200, 'image/webp');
  const cookie = await gateway.signIn();
  const reply = await gateway.send(address, { headers: { cookie } });
  expect([reply.status, reply.bytes]).toEqual([200, picture]);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, immutable',
  });
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(content.seen.at(-1)).toMatchObject({ method: 'GET', url: `/api${address}` });
  expect(content.seen.at(-1)?.headers['x-caller-token']).toBeUndefined();
  const head = await gateway.send(address, { method: 'HEAD' });
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
});

it.each(['text/html', 'image/svg+xml', 'application/pdf'])(
  'a reply of the type %s is not forwarded',
  async (type) => {
    answerWith(200, type);
    const reply = await gateway.send(address);
    expect([reply.status, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      502,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
  },
);

it('a PDF is downloaded, not opened, with the file name from the service', async () => {
  const document = `/media/${randomUUID()}/document.pdf`;
  const send = async (disposition?: string) => {
    content.answerWith((_request, reply) =>
      reply
        .writeHead(200, {
          'content-type': 'application/pdf',
          'cache-control': 'public, max-age=86400',
          ...(disposition ? { 'content-disposition': disposition } : {}),
        })
        .end('%PDF-1.7'),
    );
    return gateway.send(document);
  };
  const named = `attachment; filename="Menu.pdf"; filename*=UTF-8''Menu%20card.pdf`;
  const reply = await send(named);
  expect(reply.status).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': named,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=86400',
  });
  for (const other of [undefined, 'inline', 'attachment; filename="a.html"; x'])
    expect((await send(other)).headers['content-disposition']).toBe('attachment; filename="document.pdf"');
});

it('a missing picture answers 404 and a wrong method 405', async () => {
  answerWith(404, 'application/problem+json');
  expect((await gateway.send(address)).status).toBe(404);
  expect((await gateway.send(address, { method: 'POST' })).status).toBe(405);
});

it('a file may be as large as its call declares, and other calls keep the common limit', async () => {
  content.answerWith((request, reply) => json(reply, 200, { bytes: request.body.length }));
  const headers = { 'content-type': 'application/octet-stream' };
  const bytes = `/api/uploads/${randomUUID()}/bytes`;
  const send = (path: string, size: number) =>
    gateway.send(path, { method: 'POST', headers, body: Buffer.alloc(size, 'a') });
  expect((await send(bytes, 3 * 1024 * 1024)).json()).toEqual({ bytes: 3 * 1024 * 1024 });
  const refused = await send(bytes, pictureLimits.maxBytes + 1);
  expect([refused.status, refused.json().detail]).toEqual([413, 'Send at most 20 MB in one request.']);
  expect((await send('/api/contact', 2 * 1024 * 1024)).status).toBe(413);
});

it('a large PDF is streamed and arrives complete', async () => {
  const pdf = Buffer.alloc(3 * 1024 * 1024, '%PDF-1.7');
  content.answerWith((_request, reply) =>
    reply.writeHead(200, { 'content-type': 'application/pdf', 'content-length': pdf.length }).end(pdf),
  );
  const reply = await gateway.send(`/media/${randomUUID()}/document.pdf`);
  expect([reply.status, reply.headers['content-length'], reply.bytes.equals(pdf)]).toEqual([
    200,
    String(pdf.length),
    true,
  ]);
});

it('an upload whose client disconnects is aborted at the service and does not count as its failure', async () => {
  const numbers = async () => {
    const { text } = await gateway.probe('/metrics');
    const of = (name: string) =>
      Number(new RegExp(`^${name}\\{upstream="content".*\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
    return { calls: of('upstream_calls_total'), failures: of('upstream_failures_total') };
  };
  const before = await numbers();
  const seen = content.seen.length;
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/uploads/${randomUUID()}/bytes HTTP/1.1\r\nHost: x\r\nContent-Type: application/octet-stream\r\nContent-Length: 500\r\n\r\nab`,
  );
  await eventually(async () => expect((await numbers()).calls).toBe(before.calls + 1));
  socket.destroy();
  await gateway.send(address);
  await eventually(async () =>
    expect(await numbers()).toEqual({ calls: before.calls + 2, failures: before.failures }),
  );
  expect(content.seen).toHaveLength(seen + 1);
});
