import { randomUUID } from 'node:crypto';
import { userRegisteredV1, userUpdatedV1 } from '@setu/contracts';
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
import { peopleConsumer } from './people.consumer';

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
const stateOf = (version: number, displayName: string, id: string = randomUUID()) => ({
  id,
  version,
  role: 'investor' as const,
  firstName: 'Asha',
  lastName: null,
  displayName,
});
const tell = (definition: typeof userRegisteredV1, state: ReturnType<typeof stateOf>, eventId?: string) =>
  publishEvent(broker.url, definition, envelopeOf(definition, state.id, state, eventId));
const copyOf = (id: string) => db()('people').where({ id }).first();
const handled = async (eventId: string) => {
  const row = await db()('inbox').where({ consumer: peopleConsumer.name, event_id: eventId }).first();
  expect(row).toBeDefined();
};

it('copies names and their changes, older ones never win', async () => {
  const registered = stateOf(1, 'Asha');
  await tell(userRegisteredV1, registered);
  await eventually(async () =>
    expect(await copyOf(registered.id)).toEqual({
      id: registered.id,
      display_name: 'Asha',
      role: 'investor',
      version: 1,
    }),
  );
  await tell(userUpdatedV1, stateOf(3, 'Asha Rao', registered.id));
  const late = randomUUID();
  await tell(userUpdatedV1, stateOf(2, 'Asha R', registered.id), late);
  await eventually(() => handled(late));
  expect(await copyOf(registered.id)).toMatchObject({ display_name: 'Asha Rao', version: 3 });
});

it('the same fact twice has one effect', async () => {
  const [state, eventId] = [stateOf(1, 'Once'), randomUUID()];
  await tell(userRegisteredV1, state, eventId);
  await eventually(() => handled(eventId));
  await tell(userRegisteredV1, { ...state, version: 5, displayName: 'Twice' }, eventId);
  const after = stateOf(1, 'After');
  await tell(userRegisteredV1, after);
  await eventually(async () => expect(await copyOf(after.id)).toBeDefined());
  expect(await copyOf(state.id)).toMatchObject({ display_name: 'Once', version: 1 });
});

it('a user without the fields we read goes to the dead letters', async () => {
  await publishEvent(broker.url, userRegisteredV1, {
    ...envelopeOf(userRegisteredV1, 'x', stateOf(1, 'A')),
    data: {},
  });
  const next = stateOf(1, 'Next');
  await tell(userRegisteredV1, next);
  await eventually(async () => {
    expect(await copyOf(next.id)).toBeDefined();
    expect(await db()('dead_letters').where({ consumer: peopleConsumer.name })).toHaveLength(1);
  });
});

it('a replay forgets names nobody told of', async () => {
  const invented = randomUUID();
  await db()('people').insert({ id: invented, display_name: 'Invented', role: 'brand', version: 1 });
  await db().transaction((trx) => peopleConsumer.reset(trx));
  expect(await copyOf(invented)).toBeUndefined();
});
