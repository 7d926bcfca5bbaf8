import { demoUsers } from '@setu/contracts';
import {
  createTestDatabase,
  startTestBroker,
  startTestService,
  type TestBroker,
  type TestDatabase,
  type TestService,
} from '@setu/service-kit/test';
import { inquiryService } from '../app';

let broker: TestBroker;
let database: TestDatabase;
const services: TestService[] = [];
const start = async (demo: boolean) => {
  const service = await startTestService(inquiryService, { broker, database, demo });
  services.push(service);
  return service;
};

beforeEach(async () => {
  broker = await startTestBroker();
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const service of services.splice(0)) await service.stop();
  await broker?.stop();
  await database?.drop();
});

it('the demo begins with inquiries of its accounts, and starting again adds none', async () => {
  await start(true);
  const service = await start(true);
  const received = await service.call('GET', '/api/inquiries', {
    as: { id: demoUsers.brand.id, role: 'brand' },
  });
  expect(received.body.map(({ status }: { status: string }) => status)).toEqual([
    'open',
    'open',
    'in_progress',
  ]);
  const sent = await service.call('GET', '/api/inquiries', {
    as: { id: demoUsers.investor.id, role: 'investor' },
  });
  expect(sent.headers.get('x-total-count')).toBe('3');

  const facts = await service.outbox();
  const versions = (id: string) =>
    facts.filter(({ aggregate_id }) => aggregate_id === id).map(({ envelope }) => envelope.data.version);
  for (const { id, status } of received.body) expect(versions(id)).toEqual(status === 'open' ? [1] : [1, 2]);
});

it('without the demo there is nothing', async () => {
  const service = await start(false);
  expect(await service.running.db('inquiries')).toEqual([]);
  expect(await service.outbox()).toEqual([]);
});
