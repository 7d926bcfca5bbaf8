import { randomUUID } from 'node:crypto';
import {
  type EventDefinition,
  franchiseCreatedV1,
  franchiseUpdatedV1,
  propertyListedV1,
  propertyUpdatedV1,
  requirementPostedV1,
  requirementUpdatedV1,
  userRegisteredV1,
  userUpdatedV1,
} from '@setu/contracts';
import { type ConsumerDefinition, replayConsumer, retryDeadLetters } from '@setu/service-kit';
import {
  envelopeOf,
  eventually,
  publishEvent,
  startTestBroker,
  startTestService,
  type TestBroker,
  type TestService,
} from '@setu/service-kit/test';
import { inquiryService } from './app';
import { franchisesConsumer } from './franchises/franchises.consumer';
import { peopleConsumer } from './people/people.consumer';
import { propertiesConsumer } from './properties/properties.consumer';
import { requirementsConsumer } from './requirements/requirements.consumer';

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

type Fields = Record<string, unknown>;

/** One copy of a neighbour's data: its facts, and the row that a fact's state becomes. */
interface Copy {
  name: string;
  consumer: ConsumerDefinition;
  table: string;
  /** The fact that begins an aggregate, and the one that changes it. */
  facts: readonly [EventDefinition, EventDefinition];
  stateOf: (id: string, version: number) => Fields;
  rowOf: (state: Fields) => Fields;
}

const owner = randomUUID();

const copies: Copy[] = [
  {
    name: 'franchises',
    consumer: franchisesConsumer,
    table: 'franchises',
    facts: [franchiseCreatedV1, franchiseUpdatedV1],
    stateOf: (id, version) => ({
      id,
      version,
      brandId: owner,
      title: `Café ${version}`,
      isActive: version === 1,
    }),
    rowOf: ({ id, version, title, isActive }) => ({
      id,
      version,
      brand_id: owner,
      title,
      is_active: isActive,
    }),
  },
  {
    name: 'requirements',
    consumer: requirementsConsumer,
    table: 'requirements',
    facts: [requirementPostedV1, requirementUpdatedV1],
    stateOf: (id, version) => ({
      id,
      version,
      brandId: owner,
      title: `Shop ${version}`,
      isActive: version === 1,
    }),
    rowOf: ({ id, version, title, isActive }) => ({
      id,
      version,
      brand_id: owner,
      title,
      is_active: isActive,
    }),
  },
  {
    name: 'properties',
    consumer: propertiesConsumer,
    table: 'properties',
    facts: [propertyListedV1, propertyUpdatedV1],
    stateOf: (id, version) => ({
      id,
      version,
      providerId: owner,
      title: `Hall ${version}`,
      isAvailable: version === 1,
    }),
    rowOf: ({ id, version, title, isAvailable }) => ({
      id,
      version,
      provider_id: owner,
      title,
      is_available: isAvailable,
    }),
  },
  {
    name: 'people',
    consumer: peopleConsumer,
    table: 'people',
    facts: [userRegisteredV1, userUpdatedV1],
    stateOf: (id, version) => ({
      id,
      version,
      role: version === 1 ? 'investor' : 'agent',
      firstName: 'Asha',
      lastName: null,
      displayName: `Asha ${version}`,
    }),
    rowOf: ({ id, version, role, displayName }) => ({ id, version, role, display_name: displayName }),
  },
];

const db = () => service.running.db;
const publish = (definition: EventDefinition, id: string, state: Fields, eventId?: string) =>
  publishEvent(broker.url, definition, envelopeOf(definition, id, state, eventId));

describe.each(copies)('the copy of $name', ({ consumer, table, facts, stateOf, rowOf }) => {
  const [first, later] = facts;
  const rowWith = (id: string) => db()(table).where({ id }).first();
  const handled = async (eventId: string) =>
    expect(await db()('inbox').where({ consumer: consumer.name, event_id: eventId }).first()).toBeDefined();

  it('takes over the first fact and the changes after it', async () => {
    const id = randomUUID();
    await publish(first, id, stateOf(id, 1));
    await eventually(async () => expect(await rowWith(id)).toEqual(rowOf(stateOf(id, 1))));
    await publish(later, id, stateOf(id, 2));
    await eventually(async () => expect(await rowWith(id)).toEqual(rowOf(stateOf(id, 2))));
  });

  it('keeps the newer of facts that come out of order', async () => {
    const [id, late] = [randomUUID(), randomUUID()];
    await publish(later, id, stateOf(id, 3));
    await publish(first, id, stateOf(id, 1), late);
    await eventually(() => handled(late));
    expect(await rowWith(id)).toEqual(rowOf(stateOf(id, 3)));
  });

  it('takes one fact once, whatever it holds the second time', async () => {
    const [id, eventId, next] = [randomUUID(), randomUUID(), randomUUID()];
    await publish(first, id, stateOf(id, 1), eventId);
    await eventually(() => handled(eventId));
    await publish(first, id, stateOf(id, 9), eventId);
    await publish(first, next, stateOf(next, 1));
    await eventually(async () => expect(await rowWith(next)).toBeDefined());
    expect(await rowWith(id)).toEqual(rowOf(stateOf(id, 1)));
  });

  it('puts aside what nobody can read, goes on, and takes no harm of fields invented later', async () => {
    const [id, next] = [randomUUID(), randomUUID()];
    await publishEvent(broker.url, first, '{"type":');
    await publish(first, id, { ...stateOf(id, 1), version: 'one' });
    await publish(first, next, { ...stateOf(next, 1), inventedLater: true });
    await eventually(async () => {
      expect(await rowWith(next)).toEqual(rowOf(stateOf(next, 1)));
      expect(await db()('dead_letters').where({ consumer: consumer.name })).toHaveLength(2);
    });
    expect(await rowWith(id)).toBeUndefined();
    expect(await retryDeadLetters(db(), consumer)).toEqual({ done: 0, failed: 2 });
  });

  it('does later what the database could not do now', async () => {
    const id = randomUUID();
    await db().raw('alter table ?? rename to away', [table]);
    await publish(first, id, stateOf(id, 1));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await db().raw('alter table away rename to ??', [table]);
    await eventually(async () => expect(await rowWith(id)).toEqual(rowOf(stateOf(id, 1))));
  });

  it('is built anew by a replay', async () => {
    const [id, invented] = [randomUUID(), randomUUID()];
    await publish(first, id, stateOf(id, 1));
    await eventually(async () => expect(await rowWith(id)).toBeDefined());
    await db()(table).insert(rowOf(stateOf(invented, 1)));
    const natsBroker = service.running.broker();
    if (!natsBroker) throw new Error('the service has no broker');
    await replayConsumer(db(), natsBroker, 'inquiry', consumer);
    await eventually(async () => {
      expect(await rowWith(id)).toEqual(rowOf(stateOf(id, 1)));
      expect(await rowWith(invented)).toBeUndefined();
    });
  });
});
