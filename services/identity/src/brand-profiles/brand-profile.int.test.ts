import { randomUUID } from 'node:crypto';
import type { UserRole } from '@setu/contracts';
import { ownDataOf, someone, type TestService, type TestUser } from '@setu/service-kit/test';
import { eventsAbout, register, setUpIdentity } from '../../test/builders';

const identity = setUpIdentity();
let service: TestService;
beforeAll(async () => {
  ({ service } = identity);
});

const read = (as: TestUser | null) => service.call('GET', '/api/brand/profile', { as });
const save = (as: TestUser | null, body: unknown) =>
  service.call('PATCH', '/api/brand/profile', { as, body });
const aBrand = async (more: Record<string, unknown> = {}) =>
  (await register(service, { role: 'brand', ...more })).user;
const words = {
  brandName: 'Nadi Naturals',
  description: 'Cold-pressed oils from our own mill.',
  targetAudience: 'Families in cities',
  website: 'https://nadi.example',
};
const aLogo = () => ({
  url: `/media/${randomUUID()}`,
  width: 400,
  height: 400,
  blur: 'data:image/webp;base64,UklGRg==',
});
const typesAbout = async (id: string) => (await eventsAbout(service, id)).map(({ type }) => type);

test('a brand without a profile reads null, or a profile with the name it registered with', async () => {
  expect((await read(await aBrand())).body).toBeNull();
  const named = await aBrand({ brandName: 'Nadi Naturals' });
  expect((await read(named)).body).toMatchObject({
    userId: named.id,
    brandName: 'Nadi Naturals',
    description: null,
    website: null,
  });
});

test('a saved profile and display name can be read, and an event is published', async () => {
  const brand = await aBrand();
  const reply = await save(brand, words);
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    ...words,
    logo: null,
    people: [],
    userId: brand.id,
    isVerified: false,
    verification: null,
    verifiedUntil: null,
    verificationEnd: null,
    updatedAt: expect.any(String),
  });
  expect((await read(brand)).body).toEqual(reply.body);

  const events = await eventsAbout(service, brand.id);
  expect(events.map(({ type }) => type).sort()).toEqual([
    'identity.brand-profile-saved.v1',
    'identity.user-registered.v1',
    'identity.user-updated.v1',
  ]);
  const dataOf = (type: string) => events.find((event) => event.type === type)?.envelope.data;
  expect(dataOf('identity.brand-profile-saved.v1')).toEqual({
    ...words,
    logo: null,
    people: [],
    userId: brand.id,
    version: 1,
    savedAt: reply.body.updatedAt,
  });
  expect(dataOf('identity.user-updated.v1')).toMatchObject({ version: 2, displayName: 'Nadi Naturals' });
});

test('the people of a brand are saved in their order, published, and removed with their photographs', async () => {
  const brand = await aBrand({ brandName: 'Nadi Naturals' });
  const asha = { name: 'Asha Iyer', role: 'Founder', line: 'Runs the mill in Latur.', photo: aLogo() };
  const ravi = { name: 'Ravi Patil', role: 'Head of training', line: null, photo: null };
  expect((await save(brand, { people: [asha, ravi] })).body).toMatchObject({ people: [asha, ravi] });
  expect((await save(brand, { description: 'Oils and ghee.' })).body.people).toEqual([asha, ravi]);
  expect((await save(brand, { people: [ravi] })).body.people).toEqual([ravi]);
  const published = (await eventsAbout(service, brand.id)).slice(1);
  expect(published.map(({ envelope: { data } }) => data.people)).toEqual([
    [asha, ravi],
    [asha, ravi],
    [ravi],
  ]);
  expect(await ownDataOf(service, 'identity', brand)).toContainEqual(
    expect.objectContaining({ kind: 'brand-profile', content: expect.objectContaining({ people: [ravi] }) }),
  );
  await save(brand, { people: [ravi] });
  expect(await eventsAbout(service, brand.id)).toHaveLength(4);
});

test('contact details of people are refused on their field, and nothing is saved', async () => {
  const brand = await aBrand({ brandName: 'Nadi Naturals' });
  const reply = await save(brand, {
    people: [{ name: 'Asha Iyer', role: 'Founder', line: 'Call 98765 43210' }],
  });
  expect([reply.status, reply.body.errors[0].path]).toEqual([400, 'people.0.line']);
  expect((await read(brand)).body.people).toEqual([]);
});

test('a profile saved under the same name publishes only the profile, with a higher version', async () => {
  const brand = await aBrand({ brandName: 'Nadi Naturals' });
  await save(brand, words);
  await save(brand, { ...words, description: 'Oils and ghee.' });
  expect(await typesAbout(brand.id)).toEqual([
    'identity.user-registered.v1',
    'identity.brand-profile-saved.v1',
    'identity.brand-profile-saved.v1',
  ]);
  expect((await eventsAbout(service, brand.id)).at(-1)?.envelope.data).toMatchObject({
    version: 2,
    description: 'Oils and ghee.',
  });
});

test('a profile that is saved twice concurrently is stored once', async () => {
  const brand = await aBrand({ brandName: 'Nadi Naturals' });
  const replies = await Promise.all([save(brand, words), save(brand, words), save(brand, words)]);
  for (const { status, body } of replies) {
    expect(status).toBe(200);
    expect(body).toEqual(replies[0]?.body);
  }
  expect(await typesAbout(brand.id)).toHaveLength(2);
});

test('fields that are not sent do not change, and empty fields are cleared', async () => {
  const brand = await aBrand();
  await save(brand, words);
  const reply = await save(brand, { website: '', description: null });
  expect(reply.body).toMatchObject({ ...words, description: null, website: null });
});

test('a logo is saved, does not change with other fields, and is removed; an equal logo publishes no event', async () => {
  const brand = await aBrand({ brandName: 'Nadi Naturals' });
  const logo = aLogo();
  expect((await save(brand, { logo })).body.logo).toEqual(logo);
  await save(brand, { logo: { ...logo } });
  expect((await save(brand, { description: 'Oils.' })).body.logo).toEqual(logo);
  expect((await save(brand, { logo: null })).body.logo).toBeNull();
  const saved = (await eventsAbout(service, brand.id)).slice(1).map(({ envelope: { data } }) => data.logo);
  expect(saved).toEqual([logo, logo, null]);
  expect(await ownDataOf(service, 'identity', brand)).toContainEqual(
    expect.objectContaining({ kind: 'brand-profile', content: expect.objectContaining({ logo: null }) }),
  );
});

test('a logo that is not an upload is refused', async () => {
  const brand = await aBrand();
  const reply = await save(brand, { ...words, logo: { ...aLogo(), url: 'https://nadi.example/logo.png' } });
  expect(reply.status).toBe(400);
  expect(reply.body.errors).toEqual([{ path: 'logo.url', message: 'Add the picture again' }]);
});

test('concurrent saves of different fields are both stored', async () => {
  const brand = await aBrand();
  await save(brand, words);
  await Promise.all([
    save(brand, { description: 'Oils and ghee.' }),
    save(brand, { targetAudience: 'Bakeries' }),
    save(brand, { brandName: 'Nadi & Sons' }),
  ]);
  expect((await read(brand)).body).toMatchObject({
    brandName: 'Nadi & Sons',
    description: 'Oils and ghee.',
    targetAudience: 'Bakeries',
    website: words.website,
  });
});

test('any profile text without NUL is stored as written', async () => {
  const brand = await aBrand();
  const description = `<script>alert(1)</script> चाय 🫖 ${'x'.repeat(1900)}`;
  expect((await save(brand, { ...words, description })).body.description).toBe(description);
});

test.each([
  ['brandName', { brandName: ' ' }],
  ['brandName', { brandName: 'x' }],
  ['brandName', { brandName: 'x'.repeat(121) }],
  ['brandName', { brandName: undefined }],
  ['description', { description: 'x'.repeat(2001) }],
  ['description', { description: 'a\u0000b' }],
  ['targetAudience', { targetAudience: 'x'.repeat(301) }],
  ['website', { website: 'http://nadi.example' }],
  ['website', { website: 'nadi' }],
])('a profile with a wrong %s answers 400 and is not saved: %j', async (path, change) => {
  const brand = await aBrand();
  const reply = await save(brand, { ...words, ...change });
  expect(reply.status).toBe(400);
  expect(reply.body.code).toBe('validation_failed');
  for (const issue of reply.body.errors) expect(issue.path).toBe(path);
  expect((await read(brand)).body).toBeNull();
  expect(await typesAbout(brand.id)).toHaveLength(1);
});

test('the owner of a profile is read from the session, never from the body', async () => {
  const [brand, other] = [await aBrand(), await aBrand({ brandName: 'Other' })];
  await save(brand, { ...words, userId: other.id, version: 9 });
  expect((await read(other)).body.brandName).toBe('Other');
  expect((await read(brand)).body.userId).toBe(brand.id);
});

test.each<UserRole>(['investor', 'agent', 'admin'])('a %s has no brand profile', async (role) => {
  for (const reply of [await read(someone(role)), await save(someone(role), words)]) {
    expect(reply.status).toBe(403);
    expect(reply.body.code).toBe('wrong_role');
  }
});

test('saving a profile without a session or account answers 401', async () => {
  for (const as of [null, someone('brand')]) {
    expect((await read(as)).status).toBe(401);
    expect((await save(as, words)).status).toBe(401);
  }
});

test('a user who is no longer a brand cannot save a profile, even with an older session', async () => {
  const brand = await aBrand();
  await service.running.db('users').where({ id: brand.id }).update({ role: 'investor' });
  expect((await save(brand, words)).status).toBe(403);
  expect(await typesAbout(brand.id)).toHaveLength(1);
});
