import { createHmac, createPrivateKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { callerTokenHeader, callerTokenIssuer, callerTokenSeconds, endpoint } from '@setu/protocol';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { type Callers, makeCallers, someone, startTestApp, type TestApp } from '../../../test';
import { route } from '../routing/route';

const whoAmI = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/who',
  summary: 'Says who calls.',
  access: 'public',
  response: { 200: z.object({ kind: z.string(), id: z.string().optional(), role: z.string().optional() }) },
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routes: [route(whoAmI, (_, actor) => actor)] });
});
afterAll(() => app?.drain());

const ask = async (token?: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(`${app.url}/who`, {
    headers: { ...headers, ...(token === undefined ? {} : { [callerTokenHeader]: token }) },
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};
const ourKey = () => createPrivateKey(Buffer.from(app.callers.privateKey, 'base64url').toString('utf8'));
const claims = { kind: 'user', role: 'investor' };
const token = (over: Record<string, unknown> = {}) =>
  new SignJWT({ ...claims, ...over })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setSubject((over.sub as string | undefined) ?? randomUUID())
    .setIssuer((over.iss as string | undefined) ?? callerTokenIssuer)
    .setIssuedAt();
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('a caller without a token is a visitor, whatever its headers claim', async () => {
  const reply = await ask(undefined, {
    authorization: 'Bearer x',
    'x-user-id': randomUUID(),
    cookie: 'session=1',
  });
  expect(reply).toEqual({ status: 200, body: { kind: 'visitor' } });
});

it('a token of the gateway names the caller', async () => {
  const user = someone('brand');
  const reply = await ask((await app.callers.headersFor(user))[callerTokenHeader]);
  expect(reply).toEqual({ status: 200, body: { kind: 'user', ...user } });
  const admin = await ask((await app.callers.headersFor(user, 'admin'))[callerTokenHeader]);
  expect(admin.body.kind).toBe('admin');
});

it('a token of a gateway whose clock is five minutes late, or early, is accepted', async () => {
  for (const lateBy of [5 * 60, -5 * 60]) {
    const issuedAt = Math.floor(Date.now() / 1_000) - lateBy;
    const given = await token()
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + callerTokenSeconds)
      .sign(ourKey());
    expect(await ask(given)).toMatchObject({ status: 200, body: { kind: 'user' } });
  }
});

it('during a key rotation, tokens of the listed keys are accepted, and of no other key', async () => {
  const [other, foreign] = [makeCallers(), makeCallers()];
  const between = await startTestApp({
    routes: [route(whoAmI, (_, actor) => actor)],
    furtherKeys: [other.publicKey],
  });
  try {
    const user = someone('agent');
    const statusFor = async (callers: Callers) =>
      (await fetch(`${between.url}/who`, { headers: await callers.headersFor(user) })).status;
    expect(await statusFor(between.callers)).toBe(200);
    expect(await statusFor(other)).toBe(200);
    expect(await statusFor(foreign)).toBe(401);
  } finally {
    await between.drain();
  }
});

describe('tokens that are refused with 401', () => {
  const refused = async (given: string) => {
    const { status, body } = await ask(given);
    expect(status).toBe(401);
    expect(body).toMatchObject({ title: 'Unauthorized', code: 'unauthenticated' });
  };

  it('a token signed by another key is refused', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    await refused(await token().setExpirationTime('60s').sign(privateKey));
  });

  it('a token that expired longer ago than clocks may differ is refused', async () => {
    await refused(await token().setExpirationTime('-301s').sign(ourKey()));
  });

  it('a token without an expiry is refused', async () => {
    await refused(await token().sign(ourKey()));
  });

  it('a token of another issuer is refused', async () => {
    const foreign = token({ iss: 'somebody-else' }).setExpirationTime('60s');
    await refused(await foreign.sign(ourKey()));
  });

  it('a token with an unknown role, kind or id is refused', async () => {
    for (const over of [{ role: 'owner' }, { kind: 'root' }, { sub: 'me' }]) {
      await refused(await token(over).setExpirationTime('60s').sign(ourKey()));
    }
  });

  it('a token that is unsigned, or signed with the public key as a secret, is refused', async () => {
    const exp = Math.floor(Date.now() / 1_000) + 60;
    const body = part({ ...claims, sub: randomUUID(), iss: callerTokenIssuer, exp });
    await refused(`${part({ alg: 'none' })}.${body}.`);
    const signed = `${part({ alg: 'HS256' })}.${body}`;
    const pem = Buffer.from(app.callers.publicKey, 'base64url').toString('utf8');
    await refused(`${signed}.${createHmac('sha256', pem).update(signed).digest('base64url')}`);
  });

  it.each(['x', 'a.b.c', '..', 'null', 'é'.repeat(2)])('a token that is nonsense (%s) is refused', refused);

  it('a token whose role was changed after signing is refused', async () => {
    const good = await token().setExpirationTime('60s').sign(ourKey());
    const [head, , signature] = good.split('.');
    const exp = Math.floor(Date.now() / 1_000) + 60;
    const body = part({ ...claims, role: 'admin', sub: randomUUID(), iss: callerTokenIssuer, exp });
    await refused(`${head}.${body}.${signature}`);
  });
});
