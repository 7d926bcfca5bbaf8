import { randomUUID } from 'node:crypto';
import { brandVerifiedV1, indianDay, userRoles } from '@setu/contracts';
import { ownDataOf, someone, type TestService, type TestUser } from '@setu/service-kit/test';
import { callAsAdmin, makeAdmin, register, runSweeps, setUpIdentity } from '../../../test/builders';

const identity = setUpIdentity();
let service: TestService;
let admin: TestUser;
beforeAll(async () => {
  ({ service } = identity);
  admin = (await makeAdmin(service, { firstName: 'Nisha', lastName: 'Verma' })).user;
});
beforeEach(() => {
  identity.clock.ahead = 0;
});

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => indianDay(new Date(Date.now() + days * dayMs));
const documents = [
  { type: 'incorporation', number: 'u55101mh2019ptc123456' },
  { type: 'gstin', number: '27 AAPFU 0939 F1ZV' },
];
const stored = [
  { type: 'incorporation', number: 'U55101MH2019PTC123456' },
  { type: 'gstin', number: '27AAPFU0939F1ZV' },
];

const aBrand = async (brandName = `Nadi ${randomUUID()}`) => {
  const { user } = await register(service, { role: 'brand', brandName });
  return { ...user, brandName };
};
const call = (method: string, path: string, body?: unknown) =>
  callAsAdmin(service, admin, method, path, body);
const verify = (id: string, body: object) => call('PATCH', `/api/admin/brands/${id}`, body);
const historyOf = async (id: string) => (await call('GET', `/api/admin/brands/${id}/verifications`)).body;
const profileOf = async (as: TestUser) => (await service.call('GET', '/api/brand/profile', { as })).body;
const eventsAbout = async (id: string) =>
  (await service.outbox(id))
    .filter(({ type }) => type === brandVerifiedV1.type)
    .map(({ envelope }) => envelope.data);
const notificationsOf = async (as: TestUser) =>
  (await service.call('GET', '/api/notifications', { as })).body;

test('a verification records administrator, documents and time, and its event does not contain numbers', async () => {
  const brand = await aBrand();
  const validUntil = inDays(30);
  const reply = await verify(brand.id, { isVerified: true, documents, validUntil });
  expect(reply.status).toBe(200);
  const { verification } = reply.body;
  expect(verification).toEqual({ documents: ['incorporation', 'gstin'], checkedAt: expect.any(String) });
  expect(reply.body).toMatchObject({
    id: brand.id,
    name: brand.brandName,
    website: null,
    isVerified: true,
    verifiedUntil: validUntil,
    verificationEnd: null,
  });
  expect(await historyOf(brand.id)).toEqual([
    {
      id: expect.any(String),
      decision: 'verified',
      documents: stored,
      validUntil,
      reason: null,
      byUserId: admin.id,
      byName: 'Nisha Verma',
      at: verification.checkedAt,
    },
  ]);
  expect(await eventsAbout(brand.id)).toEqual([
    {
      userId: brand.id,
      version: 1,
      isVerified: true,
      documents: ['incorporation', 'gstin'],
      checkedAt: verification.checkedAt,
      validUntil,
      ended: null,
      byUserId: admin.id,
    },
  ]);
  expect(await profileOf(brand)).toMatchObject({ isVerified: true, verification, verifiedUntil: validUntil });
  expect(await notificationsOf(brand)).toMatchObject([{ kind: 'verification-changed', state: 'verified' }]);
});

test('a withdrawn verification has a reason that the brand reads, and withdrawing it again changes nothing', async () => {
  const brand = await aBrand();
  await verify(brand.id, { isVerified: true, documents });
  const reason = 'The GSTIN was cancelled.';
  for (const _ of [1, 2])
    expect((await verify(brand.id, { isVerified: false, reason })).body).toMatchObject({
      isVerified: false,
      verification: null,
      verificationEnd: { why: 'withdrawn', reason },
    });
  expect((await profileOf(brand)).verificationEnd).toMatchObject({ why: 'withdrawn', reason });
  expect((await historyOf(brand.id)).map((one: { decision: string }) => one.decision)).toEqual([
    'withdrawn',
    'verified',
  ]);
  expect((await eventsAbout(brand.id)).map(({ version, ended }) => [version, ended])).toEqual([
    [1, null],
    [2, 'withdrawn'],
  ]);
  expect((await notificationsOf(brand)).map(({ state }: { state: string }) => state)).toEqual([
    'unverified',
    'verified',
  ]);
});

test('a new brand name ends the verification, and the brand is not notified of its own change', async () => {
  const brand = await aBrand();
  await verify(brand.id, { isVerified: true, documents });
  const save = (body: object) => service.call('PATCH', '/api/brand/profile', { as: brand, body });
  expect((await save({ description: 'Oils.' })).body).toMatchObject({ isVerified: true });
  expect((await save({ brandName: 'Nadi & Sons' })).body).toMatchObject({
    isVerified: false,
    verificationEnd: { why: 'changed' },
  });
  expect((await historyOf(brand.id))[0]).toMatchObject({ decision: 'changed', byUserId: brand.id });
  expect(await notificationsOf(brand)).toHaveLength(1);
});

test('a verification ends after its last day, and the hourly sweep publishes the end once', async () => {
  const brand = await aBrand();
  await verify(brand.id, { isVerified: true, documents, validUntil: inDays(1) });
  identity.clock.ahead = 3 * dayMs;
  expect(await profileOf(brand)).toMatchObject({ isVerified: false, verificationEnd: { why: 'expired' } });
  const later = new Date(Date.now() + 3 * dayMs);
  await runSweeps(service, later);
  await runSweeps(service, later);
  expect((await eventsAbout(brand.id)).map(({ ended, byUserId }) => [ended, byUserId])).toEqual([
    [null, admin.id],
    ['expired', null],
  ]);
  expect((await historyOf(brand.id))[0]).toMatchObject({ decision: 'expired', byName: null });
  expect((await notificationsOf(brand))[0]).toMatchObject({ state: 'unverified' });
});

test('concurrent verifications by two administrators are two decisions in order', async () => {
  const brand = await aBrand();
  await Promise.all([1, 2, 3].map(() => verify(brand.id, { isVerified: true, documents })));
  expect((await eventsAbout(brand.id)).map(({ version }) => version)).toEqual([1, 2, 3]);
  expect(await historyOf(brand.id)).toHaveLength(3);
});

test('brands are found by words of the name, and others are not listed', async () => {
  const word = randomUUID().slice(0, 8);
  const [one, other] = [await aBrand(`Idli ${word}`), await aBrand(`Dosa ${word}`)];
  await register(service, { firstName: word });
  const list = async (search: string) =>
    (await call('GET', `/api/admin/brands?search=${encodeURIComponent(search)}`)).body.map(
      ({ id }: { id: string }) => id,
    );
  expect(await list(word)).toEqual([other.id, one.id]);
  expect(await list(`idli ${word}`)).toEqual([one.id]);
  expect(await list(one.id)).toEqual([one.id]);
});

test.each([
  ['documents', {}],
  ['documents', { documents: [] }],
  ['documents.0.number', { documents: [{ type: 'incorporation', number: 'U5510' }] }],
  ['documents.0.type', { documents: [{ type: 'rera', number: 'P517' }] }],
  ['validUntil', { documents, validUntil: '2020-01-01' }],
])('a verification with wrong %s is refused (%#)', async (path, body) => {
  const brand = await aBrand();
  const reply = await verify(brand.id, { isVerified: true, ...body });
  expect([reply.status, reply.body.errors?.[0]?.path]).toEqual([400, path]);
  expect(await historyOf(brand.id)).toEqual([]);
});

test('only a brand can be verified, and only by administrators', async () => {
  const { user } = await register(service, { role: 'agent' });
  for (const id of [user.id, randomUUID(), 'first'])
    expect((await verify(id, { isVerified: true, documents })).status).toBe(404);
  const brand = await aBrand();
  for (const as of [null, ...userRoles.map((role) => someone(role)), someone('admin')])
    for (const [method, path] of [
      ['GET', '/api/admin/brands'],
      ['PATCH', `/api/admin/brands/${brand.id}`],
      ['GET', `/api/admin/brands/${brand.id}/verifications`],
    ] as const) {
      const body = method === 'PATCH' ? { isVerified: true, documents } : undefined;
      expect([401, 403]).toContain((await service.call(method, path, { as, body })).status);
    }
  expect(await historyOf(brand.id)).toEqual([]);
});

test('a brand downloads the decisions about it, and they are deleted with the account', async () => {
  const brand = await aBrand();
  await verify(brand.id, { isVerified: true, documents });
  expect(await ownDataOf(service, 'identity', brand)).toContainEqual({
    kind: 'verification',
    content: expect.objectContaining({ decision: 'verified', documents: stored }),
  });
  await identity.db('users').where({ id: brand.id }).delete();
  expect(await identity.db('brand_verifications').where({ user_id: brand.id })).toEqual([]);
});
