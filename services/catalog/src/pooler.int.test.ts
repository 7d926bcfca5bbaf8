import {
  allPublished,
  eventually,
  served,
  someone,
  startTestBroker,
  startTestPooler,
  startTestService,
  type TestBroker,
  type TestPooler,
  type TestService,
} from '@setu/service-kit/test';
import { aDraft, addFranchise, publishUser } from '../test/builders';
import { catalogService } from './app';
import { demoFranchises } from './demo/demo-franchises';

const poolSize = 3;

let broker: TestBroker;
let pooler: TestPooler;
const services: TestService[] = [];
const start = async (isDemo: boolean) => {
  const service = await startTestService(catalogService, {
    broker,
    database: pooler.databaseOf('catalog'),
    demo: isDemo,
    env: { DATABASE_SESSION_URL: pooler.access('catalog').DATABASE_SESSION_URL, DATABASE_POOL: '10' },
  });
  services.push(service);
  return service;
};
beforeEach(async () => {
  broker = await startTestBroker();
  pooler = await startTestPooler({ schemas: ['catalog'], poolSize });
});
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.stop()));
  await pooler?.stop();
  await broker?.stop();
});

it('the catalog writes, searches and consumes behind PgBouncer, and repeated creations create one listing', async () => {
  const catalog = await start(false);
  const brand = someone('brand');
  const franchise = await addFranchise(catalog, brand, { title: 'Filter coffee counter' });
  await publishUser(broker, brand, { displayName: 'Kaapi House' });
  await eventually(async () => {
    const reply = await catalog.call('GET', `/api/franchises/${franchise.id}`);
    expect(reply.body).toMatchObject({ title: 'Filter coffee counter', brandName: 'Kaapi House' });
  });
  const found = await catalog.call('GET', '/api/franchises?search=filtr%20cofee');
  expect(found).toMatchObject({ status: 200, body: [{ id: franchise.id }] });

  const [other, body] = [someone('brand'), aDraft()];
  const replies = await Promise.all(
    Array.from({ length: 50 }, () =>
      served(() =>
        catalog.call('POST', '/api/franchises', { as: other, body, headers: { 'idempotency-key': 'once' } }),
      ),
    ),
  );
  expect(new Set(replies.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
  expect(replies[0]?.status).toBe(201);
  await allPublished(catalog.running.db);
});

it('more instances than connections to PostgreSQL start with demo data at the same time', async () => {
  // Migrate first, so that all instances insert the seed data at the same time.
  await start(false);
  const started = await Promise.all(Array.from({ length: poolSize + 2 }, () => start(true)));
  const events = await started[0]?.outbox();
  const created = events?.filter(({ type }) => type === 'catalog.franchise-created.v1') ?? [];
  expect(created).toHaveLength(demoFranchises.length);
});
