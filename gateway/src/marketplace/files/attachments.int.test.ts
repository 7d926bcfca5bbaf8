import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
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

const address = () => `/attachments/${randomUUID()}/640.webp`;
const picture = Buffer.from('RIFF….WEBP');
/** Answers like content: with the picture, or with 404 for callers of another kind. */
const serve = (to: (kind: unknown) => boolean) =>
  content.answerWith((request, reply) => {
    const token = request.headers['x-caller-token'];
    if (!to(token ? decodeJwt(String(token)).kind : null)) return json(reply, 404, {});
    return reply
      .writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'private, no-cache' })
      .end(picture);
  });

it('a file of a conversation is requested as the signed-in person, and no shared cache stores it', async () => {
  serve((kind) => kind === 'user');
  const path = address();
  const cookie = await gateway.signIn();
  const reply = await gateway.send(path, { headers: { cookie } });
  expect([reply.status, reply.bytes]).toEqual([200, picture]);
  expect(reply.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(String(reply.headers.vary).toLowerCase()).toContain('cookie');
  expect(content.seen.at(-1)).toMatchObject({ method: 'GET', url: `/api${path}` });

  const known = { cookie, 'if-none-match': String(reply.headers.etag) };
  expect((await gateway.send(path, { headers: known })).status).toBe(304);
  serve(() => false);
  expect((await gateway.send(path, { headers: known })).status).toBe(404);
});

it('a visitor gets 404, which is not cached', async () => {
  serve((kind) => kind === 'user');
  const reply = await gateway.send(address());
  expect([reply.status, reply.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(content.seen.at(-1)?.headers['x-caller-token']).toBeUndefined();
  expect((await gateway.send(address(), { method: 'POST' })).status).toBe(405);
});

it('an administrator’s session is tried when the user’s gets nothing', async () => {
  serve((kind) => kind === 'admin');
  const both = await gateway.logIn(await gateway.signIn());
  for (const cookie of [both, await gateway.logIn()])
    expect((await gateway.send(address(), { headers: { cookie } })).status).toBe(200);
  expect((await gateway.send(address(), { headers: { cookie: await gateway.signIn() } })).status).toBe(404);
});

it('only pictures and PDFs are forwarded', async () => {
  content.answerWith((_request, reply) =>
    reply.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>'),
  );
  const reply = await gateway.send(address(), { headers: { cookie: await gateway.signIn() } });
  expect([reply.status, reply.headers['content-type']]).toEqual([502, 'text/plain; charset=utf-8']);
});
