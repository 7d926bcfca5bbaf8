import { randomUUID } from 'node:crypto';
import { ownDataCalls } from '@setu/contracts';
import type { AccountState } from '@setu/protocol';
import { importSPKI, jwtVerify } from 'jose';
import { startTestGateway, type TestGateway } from '../../../test/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway?.stop());

/** A signed-in member of a brand's team. */
const member = async () => {
  const [userId, brandId] = [randomUUID(), randomUUID()];
  const cookie = await gateway.signIn('', { userId, role: 'brand', version: 1, worksFor: brandId });
  return { userId, brandId, cookie };
};

/** The caller that a service sees; null for a visitor. */
const callerAt = async (peer: 'identity' | 'catalog', path: string, cookie: string, method = 'GET') => {
  await gateway.send(path, { method, headers: { cookie } });
  const last = gateway[peer].seen.at(-1);
  expect(last?.url).toBe(path);
  const token = last?.headers['x-caller-token'];
  if (token === undefined) return null;
  const { payload } = await jwtVerify(String(token), await importSPKI(gateway.publicKey, 'EdDSA'));
  return payload.sub;
};

/** A reply of identity that leaves an account in this state. */
const change = (to: AccountState) =>
  gateway.send(`/api/admin/users/${to.userId}/role`, { method: 'PATCH', body: JSON.stringify(to) });

test('a member makes the calls of the marketplace as the brand', async () => {
  const { brandId, cookie } = await member();
  expect(await callerAt('catalog', '/api/my-franchises', cookie)).toBe(brandId);
  expect(await callerAt('catalog', '/api/franchises', cookie, 'POST')).toBe(brandId);
  for (const path of [
    '/api/notifications',
    '/api/notifications/summary',
    '/api/notifications/newest',
    '/api/brand/profile',
  ])
    expect([path, await callerAt('identity', path, cookie)]).toEqual([path, brandId]);
});

test.each([
  ['GET', '/api/auth/user'],
  ['PATCH', '/api/auth/user'],
  ['POST', '/api/auth/password'],
  ['POST', '/api/auth/email'],
  ['POST', '/api/auth/user/deletion'],
  ['GET', '/api/auth/two-step'],
  ['GET', '/api/settings/mail'],
  ['GET', '/api/settings/push'],
  ['GET', '/api/own-data/identity'],
  ['GET', '/api/team'],
  ['POST', '/api/team/leave'],
  ['POST', '/api/team/invitations'],
  ['DELETE', '/api/team/members/77777777-7777-4777-8777-777777777777'],
  ['POST', '/api/auth/passkeys/options'],
  ['POST', '/api/auth/provider'],
  ['POST', '/api/auth/two-step/set-up'],
  ['PATCH', '/api/settings/mail'],
  ['HEAD', '/api/own-data/identity'],
])('a member makes %s %s as the person', async (method, path) => {
  const { userId, cookie } = await member();
  expect(await callerAt('identity', path, cookie, method)).toBe(userId);
});

test('a member’s data download contains the person’s data at every service, not the brand’s', async () => {
  expect(ownDataCalls.filter(({ onBehalf }) => onBehalf)).toEqual([]);
  const { userId, cookie } = await member();
  expect(await callerAt('catalog', '/api/own-data/catalog', cookie)).toBe(userId);
});

test('a member who is deleted is signed out from the next request on', async () => {
  const { userId, cookie } = await member();
  await change({ userId, role: 'brand', version: 2, sessionsFrom: 2, worksFor: null });
  expect(await callerAt('catalog', '/api/my-franchises', cookie)).toBeNull();
});

test('a member who left acts as the person from the next request on', async () => {
  const { userId, cookie } = await member();
  await change({ userId, role: 'brand', version: 2, sessionsFrom: 0, worksFor: null });
  expect(await callerAt('catalog', '/api/my-franchises', cookie)).toBe(userId);
});

test('an older state does not restore a membership, and a state without teams changes nothing', async () => {
  const { userId, brandId, cookie } = await member();
  await change({ userId, role: 'brand', version: 3, sessionsFrom: 0 });
  expect(await callerAt('catalog', '/api/my-franchises', cookie)).toBe(brandId);
  await change({ userId, role: 'brand', version: 4, sessionsFrom: 0, worksFor: null });
  await change({ userId, role: 'brand', version: 2, sessionsFrom: 0, worksFor: brandId });
  expect(await callerAt('catalog', '/api/my-franchises', cookie)).toBe(userId);
});

test('a user whose new sign-in has no brand is no longer a member', async () => {
  const { userId } = await member();
  const cookie = await gateway.signIn('', { userId, role: 'brand', version: 2, worksFor: null });
  expect(await callerAt('catalog', '/api/my-franchises', cookie)).toBe(userId);
});

test('a member’s pages read the rows of the brand, and the person’s own account', async () => {
  const { userId, brandId, cookie } = await member();
  const before = gateway.identity.seen.length;
  await gateway.send('/settings', { headers: { cookie } });
  const read = gateway.identity.seen.slice(before).find(({ url }) => url === '/api/auth/user');
  const { payload } = await jwtVerify(
    String(read?.headers['x-caller-token']),
    await importSPKI(gateway.publicKey, 'EdDSA'),
  );
  expect(payload.sub).toBe(userId);
  expect(payload.sub).not.toBe(brandId);
});
