import { randomUUID } from 'node:crypto';
import {
  type EventDefinition,
  franchiseCreatedV1,
  franchiseUpdatedV1,
  inquirySentV1,
  inquiryStatusChangedV1,
  propertyListedV1,
  propertyUpdatedV1,
  userRegisteredV1,
  userUpdatedV1,
} from '@setu/contracts';
import { type ConsumerDefinition, handleEvent, replayConsumer, retryDeadLetters } from '@setu/service-kit';
import { envelopeOf, eventually, publishEvent } from '@setu/service-kit/test';
import { type Content, startContent } from '../../test/builders';
import { aFranchiseState, anInquiryState, aPropertyState, aUserState } from '../../test/facts';
import { franchisesConsumer } from './franchises.consumer';
import { inquiriesConsumer } from './inquiries.consumer';
import { propertiesConsumer } from './properties.consumer';
import { usersConsumer } from './users.consumer';

let content: Content;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

interface State extends Record<string, unknown> {
  id: string;
  version: number;
}
interface Copy {
  table: string;
  consumer: ConsumerDefinition;
  first: EventDefinition;
  later: EventDefinition;
  state: (more?: Record<string, unknown>) => State;
  /** A field that changes, as the fact has it and as the row has it. */
  change: Record<string, unknown>;
  changed: Record<string, unknown>;
  /** Column of the instant it began, when there is one. */
  began?: string;
}

const copies: readonly Copy[] = [
  {
    table: 'users',
    consumer: usersConsumer,
    first: userRegisteredV1,
    later: userUpdatedV1,
    state: aUserState,
    change: { displayName: 'Asha Rao', role: 'brand' },
    changed: { display_name: 'Asha Rao', role: 'brand' },
    began: 'registered_at',
  },
  {
    table: 'franchises',
    consumer: franchisesConsumer,
    first: franchiseCreatedV1,
    later: franchiseUpdatedV1,
    state: aFranchiseState,
    change: { title: 'Chai bar', isActive: false, businessCategory: 'retail', territories: ['Surat'] },
    changed: { title: 'Chai bar', is_active: false, business_category: 'retail', territories: ['Surat'] },
    began: 'listed_at',
  },
  {
    table: 'properties',
    consumer: propertiesConsumer,
    first: propertyListedV1,
    later: propertyUpdatedV1,
    state: aPropertyState,
    change: { isAvailable: false },
    changed: { is_available: false },
  },
  {
    table: 'inquiries',
    consumer: inquiriesConsumer,
    first: inquirySentV1,
    later: inquiryStatusChangedV1,
    state: anInquiryState,
    change: { status: 'declined' },
    changed: { status: 'declined' },
    began: 'sent_at',
  },
];

describe.each(copies)(
  'the copy of $table',
  ({ table, consumer, first, later, state, change, changed, began }) => {
    const row = (id: string) => content.db(table).where({ id }).first();
    const tell = (definition: EventDefinition, told: State, eventId?: string) =>
      handleEvent(content.db, consumer, JSON.stringify(envelopeOf(definition, told.id, told, eventId)));

    it('follows what is told on the wire', async () => {
      const told = state();
      await publishEvent(content.broker.url, first, envelopeOf(first, told.id, told));
      await eventually(async () => expect(await row(told.id)).toMatchObject({ version: 1 }));
      const next = { ...told, ...change, version: 2 };
      await publishEvent(content.broker.url, later, envelopeOf(later, told.id, next));
      await eventually(async () => expect(await row(told.id)).toMatchObject({ version: 2, ...changed }));
      if (began) expect((await row(told.id))[began].toISOString()).toBe(told.createdAt);
    });

    it('keeps the newer state when the first fact comes late', async () => {
      const told = state();
      expect(await tell(later, { ...told, ...change, version: 2 })).toBe('done');
      expect(await tell(first, told)).toBe('done');
      expect(await row(told.id)).toMatchObject({ version: 2, ...changed });
    });

    it('one fact told twice has one effect', async () => {
      const [told, eventId] = [state(), randomUUID()];
      expect(await tell(first, told, eventId)).toBe('done');
      expect(await tell(first, { ...told, ...change, version: 9 }, eventId)).toBe('duplicate');
      expect(await row(told.id)).toMatchObject({ version: 1 });
    });

    it('puts aside what nobody can read and goes on', async () => {
      const [bad, good] = [state({ version: 'one' }), state()];
      await publishEvent(content.broker.url, first, envelopeOf(first, bad.id, bad));
      await publishEvent(content.broker.url, first, '{"not":"an event"');
      await publishEvent(content.broker.url, first, envelopeOf(first, good.id, good));
      await eventually(async () => {
        expect(await row(good.id)).toBeDefined();
        expect(await content.db('dead_letters').where({ consumer: consumer.name })).toHaveLength(2);
      });
      expect(await row(bad.id)).toBeUndefined();
      expect(await retryDeadLetters(content.db, consumer)).toEqual({ done: 0, failed: 2 });
    });

    it('does later what the database could not do now', async () => {
      const told = state();
      const eventId = randomUUID();
      await content.db.raw('alter table ?? rename to ??', [table, `${table}_away`]);
      try {
        await expect(tell(first, told, eventId)).rejects.toThrow(table);
      } finally {
        await content.db.raw('alter table ?? rename to ??', [`${table}_away`, table]);
      }
      expect(await tell(first, told, eventId)).toBe('done');
      expect(await row(told.id)).toBeDefined();
    });

    it('is built anew by a replay', async () => {
      const told = state();
      await publishEvent(content.broker.url, first, envelopeOf(first, told.id, told));
      await eventually(async () => expect(await row(told.id)).toBeDefined());
      const before = await row(told.id);
      await content.db(table).where({ id: told.id }).update({ version: 77 });
      const broker = content.service.running.broker();
      if (!broker) throw new Error('no broker');
      await replayConsumer(content.db, broker, 'content', consumer);
      await eventually(async () => expect(await row(told.id)).toEqual(before));
    });
  },
);

describe('when a thing began', () => {
  it('is the time of its first fact where the fact does not say', async () => {
    const told = anInquiryState({ createdAt: undefined });
    const late = {
      ...envelopeOf(inquiryStatusChangedV1, told.id, { ...told, version: 2 }),
      time: '2026-11-09T10:00:00.000Z',
    };
    const early = { ...envelopeOf(inquirySentV1, told.id, told), time: '2026-11-08T10:00:00.000Z' };
    for (const envelope of [late, early])
      await handleEvent(content.db, inquiriesConsumer, JSON.stringify(envelope));
    const row = await content.db('inquiries').where({ id: told.id }).first();
    expect(row.sent_at.toISOString()).toBe(early.time);
    expect(row.version).toBe(2);
  });

  it('remembers whether a franchise was active when it was listed, in whichever order it is told', async () => {
    const told = aFranchiseState({ isActive: false });
    const tell = (definition: typeof franchiseCreatedV1, state: typeof told) =>
      handleEvent(content.db, franchisesConsumer, JSON.stringify(envelopeOf(definition, told.id, state)));
    await tell(franchiseUpdatedV1, { ...told, version: 2, isActive: true });
    await tell(franchiseCreatedV1, told);
    const row = await content.db('franchises').where({ id: told.id }).first();
    expect(row).toMatchObject({ is_active: true, listed_active: false, version: 2 });
  });

  it('takes a franchise of an older producer, without the optional fields', async () => {
    const { id, version, brandId, title, isActive } = aFranchiseState();
    const told = { id, version, brandId, title, isActive };
    await handleEvent(
      content.db,
      franchisesConsumer,
      JSON.stringify(envelopeOf(franchiseCreatedV1, id, told)),
    );
    expect(await content.db('franchises').where({ id }).first()).toMatchObject({
      business_category: null,
      min_investment: null,
      territories: [],
    });
  });
});
