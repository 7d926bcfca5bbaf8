import { randomUUID } from 'node:crypto';
import type { EventDefinition } from '@setu/protocol';
import { handleEvent, replayConsumer, retryDeadLetters } from '../../src/index';
import { eventually } from '../eventually';
import type { ServiceAlone } from '../service/service-alone';
import { envelopeOf, publishEvent, publishTogether } from './publish';

type Fields = Record<string, unknown>;

/** A projection of another service's data: the events it is built from, and the row for the state in an event. */
export interface Projection {
  /** Name of the durable consumer that writes it. */
  consumer: string;
  table: string;
  /** Column of the aggregate's id; `id` by default. */
  key?: string;
  /** The event that creates an aggregate, and the event that changes it. */
  events: readonly [EventDefinition, EventDefinition];
  stateOf: (id: string, version: number) => Fields;
  /** The whole row. */
  rowOf: (state: Fields) => Fields;
}

const testBatch = (
  { consumer: name, table, key, events: [first, later], stateOf, rowOf }: Required<Projection>,
  world: () => ServiceAlone,
) =>
  it('a batch stores the newest of several versions, and a failing event in it is retried alone', async () => {
    const { broker, db, name: reader } = world();
    const [id, other, bad, last] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const event = (definition: EventDefinition, of: string, version: number) =>
      [definition, envelopeOf(definition, of, stateOf(of, version))] as const;
    const rowWith = (of: string) => db(table).where(key, of).first();
    const holds = (of: string, version: number) =>
      eventually(async () => expect(await rowWith(of)).toEqual(rowOf(stateOf(of, version))));
    const refusal = `${table}_refuses_an_event`;
    await db.raw(`alter table ?? add constraint ?? check (??::text <> '${bad}') not valid`, [
      table,
      refusal,
      key,
    ]);
    await publishTogether({ brokerUrl: broker.url, db, durable: `${reader}-${name}` }, [
      event(first, randomUUID(), 1),
      event(first, id, 1),
      event(later, id, 3),
      event(first, other, 1),
      event(first, bad, 1),
      event(later, id, 2),
      event(first, last, 1),
    ]);
    await holds(last, 1);
    await holds(other, 1);
    await holds(id, 3);
    // One transaction wrote both rows, so the events were handled together.
    expect(await db(table).whereIn(key, [id, other]).distinct(db.raw('xmin::text as writer'))).toHaveLength(
      1,
    );
    expect(await rowWith(bad)).toBeUndefined();
    await db.raw('alter table ?? drop constraint ??', [table, refusal]);
    await holds(bad, 1);
  });

/**
 * Declares the tests that every projection must pass: good, duplicate, out of order, malformed, batch, database down, replay.
 * @param world returns the running service when a test begins
 * @example
 * describeProjection(
 *   { consumer: 'catalog-franchises', table: 'franchises', events: [franchiseCreatedV1, franchiseUpdatedV1], stateOf, rowOf },
 *   () => inquiries,
 * );
 */
export const describeProjection = (
  { consumer: name, table, key = 'id', events: [first, later], stateOf, rowOf }: Projection,
  world: () => ServiceAlone,
): void => {
  const db = () => world().db;
  const consumer = () => {
    const found = world().service.running.consumers.find((each) => each.name === name);
    if (!found) throw new Error(`no consumer ${name}`);
    return found;
  };
  const publish = (definition: EventDefinition, id: string, state: Fields, eventId?: string) =>
    publishEvent(world().broker.url, definition, envelopeOf(definition, id, state, eventId));
  const rowWith = (id: string) => db()(table).where(key, id).first();
  const holds = (state: Fields, id: string) =>
    eventually(async () => expect(await rowWith(id)).toEqual(rowOf(state)));
  const handled = (eventId: string) =>
    eventually(async () =>
      expect(await db()('inbox').where({ consumer: name, event_id: eventId }).first()).toBeDefined(),
    );

  describe(`the projection of ${name}`, () => {
    it('the projection stores the first event and the changes after it', async () => {
      const id = randomUUID();
      await publish(first, id, stateOf(id, 1));
      await holds(stateOf(id, 1), id);
      await publish(later, id, stateOf(id, 2));
      await holds(stateOf(id, 2), id);
    });

    it('the projection stores the newer of events that arrive out of order', async () => {
      const [id, late] = [randomUUID(), randomUUID()];
      await publish(later, id, stateOf(id, 3));
      await publish(first, id, stateOf(id, 1), late);
      await handled(late);
      expect(await rowWith(id)).toEqual(rowOf(stateOf(id, 3)));
    });

    it('the projection handles an event once, whatever its duplicate contains', async () => {
      const [id, eventId, next] = [randomUUID(), randomUUID(), randomUUID()];
      await publish(first, id, stateOf(id, 1), eventId);
      await handled(eventId);
      await publish(first, id, stateOf(id, 9), eventId);
      await publish(first, next, stateOf(next, 1));
      await holds(stateOf(next, 1), next);
      expect(await rowWith(id)).toEqual(rowOf(stateOf(id, 1)));
    });

    it('malformed events become dead letters, the next event is stored, and unknown fields are ignored', async () => {
      const [id, next] = [randomUUID(), randomUUID()];
      await publishEvent(world().broker.url, first, '{"type":');
      await publish(first, id, { ...stateOf(id, 1), version: 'one' });
      await publish(first, next, { ...stateOf(next, 1), inventedLater: true });
      await holds(stateOf(next, 1), next);
      await eventually(async () =>
        expect(await db()('dead_letters').where({ consumer: name })).toHaveLength(2),
      );
      expect(await rowWith(id)).toBeUndefined();
      expect(await retryDeadLetters(db(), consumer())).toEqual({ done: 0, failed: 2 });
    });

    testBatch({ consumer: name, table, key, events: [first, later], stateOf, rowOf }, world);

    it('an event that the database could not store is stored later', async () => {
      const id = randomUUID();
      const event = JSON.stringify(envelopeOf(first, id, stateOf(id, 1)));
      await db().raw('alter table ?? rename to away', [table]);
      try {
        await expect(handleEvent(db(), consumer(), event)).rejects.toThrow(table);
      } finally {
        await db().raw('alter table away rename to ??', [table]);
      }
      expect(await handleEvent(db(), consumer(), event)).toBe('done');
      expect(await rowWith(id)).toEqual(rowOf(stateOf(id, 1)));
    });

    it('the projection stays correct when events that are no longer in the inbox are redelivered in any order', async () => {
      const [id, began, changed] = [randomUUID(), randomUUID(), randomUUID()];
      const published = [
        envelopeOf(first, id, stateOf(id, 1), began),
        envelopeOf(later, id, stateOf(id, 2), changed),
      ].map((envelope) => JSON.stringify(envelope));
      for (const event of published) expect(await handleEvent(db(), consumer(), event)).toBe('done');
      const row = await rowWith(id);
      for (const again of [published, published.toReversed()]) {
        await db()('inbox').whereIn('event_id', [began, changed]).delete();
        for (const event of again) expect(await handleEvent(db(), consumer(), event)).toBe('done');
        expect(await rowWith(id)).toEqual(row);
      }
    });

    it('a replay rebuilds the projection', async () => {
      const [id, invented] = [randomUUID(), randomUUID()];
      await publish(first, id, stateOf(id, 1));
      await holds(stateOf(id, 1), id);
      await db()(table).insert(rowOf(stateOf(invented, 1)));
      const broker = world().service.running.broker();
      if (!broker) throw new Error('the service has no broker');
      await replayConsumer(db(), broker, world().name, consumer());
      await holds(stateOf(id, 1), id);
      expect(await rowWith(invented)).toBeUndefined();
    });
  });
};
