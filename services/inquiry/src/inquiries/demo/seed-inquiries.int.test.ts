import { demoBrandId, demoBrandNames, demoUsers } from '@setu/contracts';
import {
  createTestDatabase,
  startTestBroker,
  startTestService,
  type TestBroker,
  type TestDatabase,
  type TestService,
} from '@setu/service-kit/test';
import { inquiryService } from '../../app';

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

const read = async (service: TestService, who: 'brand' | 'investor' | 'agent', path: string) => {
  const reply = await service.call('GET', path, { as: { id: demoUsers[who].id, role: who } });
  expect(reply.status).toBe(200);
  return reply.body;
};
interface Shown {
  id: string;
  kind: string;
  status: string;
  replyCount: number;
}
const summaries = (inquiries: Shown[]) => inquiries.map(({ kind, status }) => `${kind} ${status}`);

it('the demo starts with inquiries, offers and a visit of its accounts, and a restart adds none', async () => {
  await start(true);
  const service = await start(true);
  expect(await service.running.db('inquiries').count()).toEqual([{ count: '17' }]);
  const received: Shown[] = await read(service, 'brand', '/api/inquiries');
  expect(summaries(received)).toEqual([
    'franchise open',
    'offer open',
    'franchise open',
    'franchise in_progress',
  ]);
  expect(summaries(await read(service, 'investor', '/api/inquiries'))).toEqual([
    'franchise open',
    'franchise in_progress',
    'franchise in_progress',
    'franchise meeting_scheduled',
  ]);
  expect(summaries(await read(service, 'agent', '/api/inquiries'))).toEqual([
    'offer open',
    'franchise open',
    'offer in_progress',
    'franchise in_progress',
  ]);
  expect(summaries(await read(service, 'agent', '/api/inquiries?box=received'))).toEqual(['visit open']);

  const events = await service.outbox();
  const versions = (id: string) =>
    events.filter(({ aggregate_id }) => aggregate_id === id).map(({ envelope }) => envelope.data.version);
  for (const { id, status, replyCount } of received) {
    expect(versions(id)).toEqual(status === 'open' ? [1] : [1, 2]);
    const thread = await read(service, 'brand', `/api/inquiries/${id}/messages`);
    expect(thread).toHaveLength(1 + replyCount);
    expect(thread.some(({ isMine }: { isMine: boolean }) => isMine)).toBe(status !== 'open');
  }
});

it('an older demo without offers gets offers, and its rows are not changed', async () => {
  const first = await start(true);
  const { db } = first.running;
  await db('inquiries').whereNot({ kind: 'franchise' }).delete();
  const [kept] = await db('inquiries').where({ status: 'open' }).update({ status: 'declined' }, 'id');
  const second = await start(true);
  expect(await second.running.db('inquiries').count()).toEqual([{ count: '17' }]);
  expect(await db('inquiries').where(kept).first()).toMatchObject({ status: 'declined' });
});

it('seeded inquiries do not count for the limit of a day', async () => {
  const service = await start(true);
  const dayAgo = new Date(Date.now() - 24 * 60 * 60 * 1_000);
  expect(await service.running.db('inquiries').where('created_at', '>', dayAgo)).toEqual([]);
  expect(await service.running.db('inquiry_messages').where('created_at', '>', new Date())).toEqual([]);
});

it('the demo has at once a brand with a reply time that keeps the reply promise', async () => {
  const service = await start(true);
  const measured = await service.running.db('reply_times').whereNotNull('usually');
  const preschool = demoBrandId(demoBrandNames.indexOf('Little Lotus Preschool') + 1);
  expect(measured).toMatchObject([{ brand_id: preschool, usually: 'day', keeps_promise: true, version: 1 }]);
});

it('nothing is seeded outside a demo', async () => {
  const service = await start(false);
  expect(await service.running.db('inquiries')).toEqual([]);
  expect(await service.outbox()).toEqual([]);
});
