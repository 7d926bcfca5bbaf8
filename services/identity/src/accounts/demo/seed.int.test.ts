import {
  brandProfileSavedV1,
  brandVerifiedV1,
  demoBrandId,
  demoBrandName,
  demoBrandNames,
  demoInvestorNames,
  demoPasswordDefault,
  demoUsers,
  userRegisteredV1,
} from '@setu/contracts';
import {
  createTestDatabase,
  startTestBroker,
  startTestService,
  type TestBroker,
  type TestDatabase,
} from '@setu/service-kit/test';
import { aNetwork, register } from '../../../test/builders';
import { identityService, makeIdentityService } from '../../app';
import { readSettings } from '../../env';

let broker: TestBroker;
let database: TestDatabase;
beforeAll(async () => {
  broker = await startTestBroker();
});
afterAll(() => broker.stop());
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const people = Object.keys(demoUsers).length;

test('the demo has its people and brands, and publishes an event for each', async () => {
  const service = await startTestService(identityService, { broker, database, demo: true });
  const users = await service.running.db('users').select('id', 'role', 'brand_name');
  expect(users).toHaveLength(people + demoBrandNames.length + demoInvestorNames.length);

  const events = (await service.outbox()).filter(({ type }) => type === userRegisteredV1.type);
  expect(events.map(({ aggregate_id }) => aggregate_id).sort()).toEqual(users.map(({ id }) => id).sort());
  const names = events.map(({ envelope }) => envelope.data.displayName);
  expect(names).toEqual(expect.arrayContaining([demoBrandName, ...demoBrandNames]));
  await service.stop();
});

test('every demo brand has a profile under its name, published with the day on which it was written', async () => {
  const service = await startTestService(identityService, { broker, database, demo: true });
  const { db } = service.running;
  expect(await db('brand_profiles')).toHaveLength(1 + demoBrandNames.length);
  expect(await db('users').where('role', 'brand').where('version', '>', 1)).toHaveLength(0);
  const events = (await service.outbox()).filter(({ type }) => type === brandProfileSavedV1.type);
  const own = events.find(({ aggregate_id }) => aggregate_id === demoUsers.brand.id)?.envelope.data;
  expect(own).toMatchObject({ brandName: demoBrandName, website: 'https://chaiwala-junction.example' });
  expect(String(own?.savedAt)).toMatch(/^2026-01-0/);
  for (const { envelope } of events) {
    expect(String(envelope.data.description).length).toBeGreaterThan(40);
    expect(String(envelope.data.targetAudience).length).toBeGreaterThan(10);
  }
  await service.stop();
});

test('the demo brand is verified by documents, and its event contains only their types', async () => {
  const service = await startTestService(identityService, { broker, database, demo: true });
  const reply = await service.call('GET', '/api/brand/profile', {
    as: { id: demoUsers.brand.id, role: 'brand' },
  });
  expect(reply.body).toMatchObject({
    isVerified: true,
    verification: { documents: ['incorporation', 'gstin'] },
    verifiedUntil: '2099-12-31',
  });
  const [event] = (await service.outbox(demoUsers.brand.id)).filter(
    ({ type }) => type === brandVerifiedV1.type,
  );
  expect(event?.envelope.data).toMatchObject({ isVerified: true, byUserId: demoUsers.admin.id });
  expect(JSON.stringify(event)).not.toContain('27AAPFU0939F1ZV');
  expect(await service.running.db('news')).toEqual([]);
  await service.stop();
});

test('an older demo without profiles gets profiles for users who are still brands', async () => {
  const first = await startTestService(identityService, { broker, database, demo: true });
  const { db } = first.running;
  await db('brand_profiles').delete();
  await db('users')
    .where({ id: demoBrandId(1) })
    .update({ role: 'investor' });
  await db('users')
    .where({ id: demoBrandId(2) })
    .update({ brand_name: 'Renamed' });
  await first.stop();

  const second = await startTestService(identityService, { broker, database, demo: true });
  const profiles = await second.running.db('brand_profiles').select('user_id');
  expect(profiles).toHaveLength(demoBrandNames.length);
  expect(profiles.map(({ user_id }) => user_id)).not.toContain(demoBrandId(1));
  const [renamed] = await second.running.db('users').where({ id: demoBrandId(2) });
  expect(renamed).toMatchObject({ brand_name: 'Renamed', version: 1 });
  await second.stop();
});

test('only the offered accounts have a password', async () => {
  const service = await startTestService(identityService, { broker, database, demo: true });
  const credentials = await service.running.db('credentials').select('user_id');
  expect(credentials.map(({ user_id }) => user_id).sort()).toEqual(
    Object.values(demoUsers)
      .map(({ id }) => id)
      .sort(),
  );
  const reply = await service.call('POST', '/api/login', {
    body: { email: 'brand-01@demo.test', password: demoPasswordDefault },
    headers: aNetwork(),
  });
  expect(reply.status).toBe(401);
  await service.stop();
});

test('a second start adds nothing, and uses another DEMO_PASSWORD', async () => {
  const first = await startTestService(identityService, { broker, database, demo: true });
  const events = (await first.outbox()).length;
  await first.stop();

  const second = await startTestService(
    makeIdentityService(readSettings({ DEMO_PASSWORD: 'quite another one' })),
    {
      broker,
      database,
      demo: true,
    },
  );
  expect(await second.outbox()).toHaveLength(events);
  const statusWith = async (password: string) =>
    (
      await second.call('POST', '/api/login', {
        body: { email: demoUsers.brand.email, password },
        headers: aNetwork(),
      })
    ).status;
  expect(await statusWith(demoPasswordDefault)).toBe(401);
  expect(await statusWith('quite another one')).toBe(200);
  await second.stop();
});

test('a schema that has people is not seeded', async () => {
  const real = await startTestService(identityService, { broker, database });
  await register(real);
  await real.stop();
  const demo = await startTestService(identityService, { broker, database, demo: true });
  expect(await demo.running.db('users')).toHaveLength(1);
  expect((await demo.call('GET', '/api/login')).text).not.toContain('Demo accounts');
  await demo.stop();
});

test('nothing is seeded outside a demo', async () => {
  const service = await startTestService(identityService, { broker, database });
  expect(await service.running.db('users')).toHaveLength(0);
  expect(await service.outbox()).toHaveLength(0);
  await service.stop();
});
