import { randomUUID } from 'node:crypto';
import {
  brandProfileSavedV1,
  type EventDefinition,
  inquirySentV1,
  inquiryStatusChangedV1,
  propertyListedV1,
  propertyUpdatedV1,
  requirementPostedV1,
  requirementUpdatedV1,
  userRegisteredV1,
  userUpdatedV1,
} from '@setu/contracts';
import { replayConsumer, retryDeadLetters } from '@setu/service-kit';
import { envelopeOf, eventually, publishEvent } from '@setu/service-kit/test';
import { type Agents, aRequirement, consumerOf, startAgents } from '../test/builders';

let agents: Agents;
beforeAll(async () => {
  agents = await startAgents();
});
afterAll(() => agents?.stop());

type Fields = Record<string, unknown>;

/** One copy of a neighbour's data: its facts, and the row that a fact's state becomes. */
interface Copy {
  consumer: string;
  table: string;
  key: 'id' | 'user_id';
  /** The fact that begins an aggregate, and the one that changes it. */
  facts: readonly [EventDefinition, EventDefinition];
  stateOf: (id: string, version: number) => Fields;
  rowOf: (state: Fields) => Fields;
}

const at = '2026-11-20T10:00:00.000Z';
const owner = randomUUID();

const copies: Copy[] = [
  {
    consumer: 'catalog-demands',
    table: 'demands',
    key: 'id',
    facts: [requirementPostedV1, requirementUpdatedV1],
    stateOf: (id, version) => ({
      ...aRequirement({ id: owner }),
      id,
      version,
      title: `Shop ${version}`,
      preferredLocations: ['Bengaluru', 'bangalore', 'Shimla'],
      timeline: version === 1 ? '2 months' : 'immediate',
      isActive: version === 1,
      createdAt: at,
    }),
    rowOf: (state) => ({
      id: state.id,
      brand_id: owner,
      title: state.title,
      business_category: 'retail',
      property_type: 'retail',
      min_area: 1_000,
      max_area: 2_000,
      preferred_locations: ['Bengaluru', 'bangalore', 'Shimla'],
      location_keys: ['bangalore', 'shimla'],
      max_rent_per_sq_ft: '180.00',
      timeline: state.timeline,
      urgency: state.version === 1 ? 3 : 4,
      is_active: state.isActive,
      version: state.version,
      created_at: new Date(at),
    }),
  },
  {
    consumer: 'catalog-properties',
    table: 'properties',
    key: 'id',
    facts: [propertyListedV1, propertyUpdatedV1],
    stateOf: (id, version) => ({
      id,
      version,
      providerId: owner,
      title: `Hall ${version}`,
      city: 'Pune',
      isAvailable: version === 1,
    }),
    rowOf: ({ id, version, title, isAvailable }) => ({
      id,
      version,
      provider_id: owner,
      title,
      city: 'Pune',
      is_available: isAvailable,
    }),
  },
  {
    consumer: 'identity-people',
    table: 'people',
    key: 'id',
    facts: [userRegisteredV1, userUpdatedV1],
    stateOf: (id, version) => ({
      id,
      version,
      role: version === 1 ? 'brand' : 'investor',
      firstName: null,
      lastName: null,
      displayName: `Brand ${version}`,
    }),
    rowOf: ({ id, version, role, displayName }) => ({ id, version, role, display_name: displayName }),
  },
  {
    consumer: 'identity-brand-profiles',
    table: 'brand_profiles',
    key: 'user_id',
    facts: [brandProfileSavedV1, brandProfileSavedV1],
    stateOf: (userId, version) => ({
      userId,
      version,
      brandName: `Brand ${version}`,
      description: version === 1 ? null : 'Eleven teas.',
      targetAudience: 'Commuters',
      website: null,
    }),
    rowOf: ({ userId, version, brandName, description }) => ({
      user_id: userId,
      version,
      brand_name: brandName,
      description,
      target_audience: 'Commuters',
    }),
  },
  {
    consumer: 'inquiry-offers',
    table: 'offers',
    key: 'id',
    facts: [inquirySentV1, inquiryStatusChangedV1],
    stateOf: (id, version) => ({
      id,
      version,
      fromUserId: owner,
      toUserId: owner,
      franchiseId: null,
      propertyId: owner,
      requirementId: owner,
      status: version === 1 ? 'open' : 'withdrawn',
      proposedCommission: '1.50',
      createdAt: at,
    }),
    rowOf: ({ id, version, status }) => ({
      id,
      version,
      requirement_id: owner,
      from_user_id: owner,
      to_user_id: owner,
      property_id: owner,
      proposed_commission: '1.50',
      status,
      created_at: new Date(at),
    }),
  },
];

const db = () => agents.service.running.db;
const publish = (definition: EventDefinition, id: string, state: Fields, eventId?: string) =>
  publishEvent(agents.broker.url, definition, envelopeOf(definition, id, state, eventId));

describe.each(copies)('$consumer', ({ consumer, table, key, facts, stateOf, rowOf }) => {
  const [first, later] = facts;
  const rowWith = (id: string) => db()(table).where(key, id).first();
  const handled = async (eventId: string) =>
    expect(await db()('inbox').where({ consumer, event_id: eventId }).first()).toBeDefined();

  it('copies the first fact and the changes after it', async () => {
    const id = randomUUID();
    await publish(first, id, stateOf(id, 1));
    await eventually(async () => expect(await rowWith(id)).toEqual(rowOf(stateOf(id, 1))));
    await publish(later, id, stateOf(id, 2));
    await eventually(async () => expect(await rowWith(id)).toEqual(rowOf(stateOf(id, 2))));
  });

  it('keeps the newer of facts that come out of order', async () => {
    const [id, late] = [randomUUID(), randomUUID()];
    await publish(later, id, stateOf(id, 2));
    await publish(first, id, stateOf(id, 1), late);
    await eventually(() => handled(late));
    expect(await rowWith(id)).toEqual(rowOf(stateOf(id, 2)));
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

  it('puts aside what nobody can read, goes on, and fails at it again on a retry', async () => {
    const [id, next] = [randomUUID(), randomUUID()];
    await publishEvent(agents.broker.url, first, '{"type":');
    await publish(first, id, { ...stateOf(id, 1), version: 'one' });
    await publish(first, next, { ...stateOf(next, 1), inventedLater: true });
    await eventually(async () => {
      expect(await rowWith(next)).toEqual(rowOf(stateOf(next, 1)));
      expect(await db()('dead_letters').where({ consumer })).toHaveLength(2);
    });
    expect(await rowWith(id)).toBeUndefined();
    const again = await retryDeadLetters(db(), consumerOf(agents.service, consumer));
    expect(again).toEqual({ done: 0, failed: 2 });
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
    const broker = agents.service.running.broker();
    if (!broker) throw new Error('the service has no broker');
    await replayConsumer(db(), broker, 'agent', consumerOf(agents.service, consumer));
    await eventually(async () => {
      expect(await rowWith(id)).toEqual(rowOf(stateOf(id, 1)));
      expect(await rowWith(invented)).toBeUndefined();
    });
  });
});

describe('inquiry-offers', () => {
  const offerFact = (id: string, fields: Fields) => ({
    id,
    version: 1,
    fromUserId: randomUUID(),
    toUserId: randomUUID(),
    franchiseId: null,
    propertyId: null,
    requirementId: randomUUID(),
    status: 'open',
    ...fields,
  });

  it('passes over inquiries about no requirement', async () => {
    const [id, eventId] = [randomUUID(), randomUUID()];
    await publish(
      inquirySentV1,
      id,
      offerFact(id, { requirementId: null, franchiseId: randomUUID() }),
      eventId,
    );
    await eventually(async () =>
      expect(await db()('inbox').where({ event_id: eventId }).first()).toBeDefined(),
    );
    expect(await db()('offers').where({ id })).toEqual([]);
    expect(await db()('dead_letters').where('payload', 'like', `%${eventId}%`)).toEqual([]);
  });

  it('reads facts older than commission and instant: the envelope’s time counts', async () => {
    const id = randomUUID();
    const envelope = envelopeOf(inquirySentV1, id, offerFact(id, {}) as never);
    await publishEvent(agents.broker.url, inquirySentV1, envelope);
    await eventually(async () =>
      expect(await db()('offers').where({ id }).first()).toMatchObject({
        proposed_commission: null,
        created_at: new Date(envelope.time),
      }),
    );
  });
});
