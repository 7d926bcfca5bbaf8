import { randomUUID } from 'node:crypto';
import { franchiseCreatedV1, franchiseUpdatedV1 } from '@setu/contracts';
import { replayConsumer } from '@setu/service-kit';
import {
  envelopeOf,
  eventually,
  publishEvent,
  startTestBroker,
  startTestService,
  type TestBroker,
  type TestService,
} from '@setu/service-kit/test';
import { inquiryService } from '../app';
import { franchisesConsumer } from './franchises.consumer';

let broker: TestBroker;
let service: TestService;

beforeAll(async () => {
  broker = await startTestBroker();
  service = await startTestService(inquiryService, { broker });
});
afterAll(async () => {
  await service?.stop();
  await broker?.stop();
});

const db = () => service.running.db;
const stateOf = (version: number, id: string = randomUUID()) => ({
  id,
  version,
  brandId: randomUUID(),
  title: `Title ${version}`,
  isActive: true,
});
type State = ReturnType<typeof stateOf>;
const tell = (definition: typeof franchiseCreatedV1, state: State, eventId?: string) =>
  publishEvent(broker.url, definition, envelopeOf(definition, state.id, state, eventId));
const copyOf = (id: string) => db()('franchises').where({ id }).first();
const rowOf = ({ id, version, brandId, title, isActive }: State) => ({
  id,
  version,
  brand_id: brandId,
  title,
  is_active: isActive,
});
const handled = async (eventId: string) => {
  const row = await db()('inbox').where({ consumer: franchisesConsumer.name, event_id: eventId }).first();
  expect(row).toBeDefined();
};

it('copies a franchise and its changes', async () => {
  const created = stateOf(1);
  await tell(franchiseCreatedV1, created);
  await eventually(async () => expect(await copyOf(created.id)).toEqual(rowOf(created)));

  const updated = { ...stateOf(2, created.id), isActive: false };
  await tell(franchiseUpdatedV1, updated);
  await eventually(async () => expect(await copyOf(created.id)).toEqual(rowOf(updated)));
});

it('a change that arrives before the creation stays', async () => {
  const created = stateOf(1);
  const updated = stateOf(2, created.id);
  await tell(franchiseUpdatedV1, updated);
  const late = randomUUID();
  await tell(franchiseCreatedV1, created, late);
  await eventually(() => handled(late));
  expect(await copyOf(created.id)).toEqual(rowOf(updated));
});

it('the same fact twice has one effect', async () => {
  const [state, eventId] = [stateOf(1), randomUUID()];
  await tell(franchiseCreatedV1, state, eventId);
  await eventually(() => handled(eventId));
  await db()('franchises').where({ id: state.id }).update({ title: 'Touched by this test' });
  await tell(franchiseCreatedV1, { ...state, version: 9 }, eventId);
  const after = stateOf(1);
  await tell(franchiseCreatedV1, after);
  await eventually(async () => expect(await copyOf(after.id)).toBeDefined());
  expect(await copyOf(state.id)).toMatchObject({ title: 'Touched by this test', version: 1 });
});

it('a fact nobody can read goes to the dead letters, and the next one is read', async () => {
  const state = stateOf(1);
  await publishEvent(broker.url, franchiseCreatedV1, '{"type":');
  await publishEvent(
    broker.url,
    franchiseCreatedV1,
    envelopeOf(franchiseCreatedV1, state.id, { ...state, title: 7 as unknown as string }),
  );
  const next = stateOf(1);
  await tell(franchiseCreatedV1, next);
  await eventually(async () => {
    expect(await copyOf(next.id)).toEqual(rowOf(next));
    expect(await db()('dead_letters').where({ consumer: franchisesConsumer.name })).toHaveLength(2);
  });
  expect(await copyOf(state.id)).toBeUndefined();
});

it('unknown fields of a newer producer are ignored', async () => {
  const state = stateOf(1);
  await tell(franchiseCreatedV1, { ...state, rating: '4.80' } as State);
  await eventually(async () => expect(await copyOf(state.id)).toEqual(rowOf(state)));
});

it('is built anew by a replay', async () => {
  const state = stateOf(1);
  await tell(franchiseCreatedV1, state);
  await eventually(async () => expect(await copyOf(state.id)).toBeDefined());
  const before = await db()('franchises').orderBy('id').whereNot({ title: 'Touched by this test' });
  await db()('franchises').insert(rowOf({ ...stateOf(1), title: 'Nobody told of this' }));

  const natsBroker = service.running.broker();
  if (!natsBroker) throw new Error('the service has no broker');
  await replayConsumer(db(), natsBroker, 'inquiry', franchisesConsumer);
  await eventually(async () => {
    const rows = await db()('franchises').orderBy('id');
    expect(rows).toEqual(expect.arrayContaining(before));
    expect(rows.map(({ title }) => title)).not.toContain('Nobody told of this');
  });
});
