import { event } from '@setu/protocol';
import type { Knex } from 'knex';
import { z } from 'zod';
import { makeRecordEvent } from '../src/events/outbox';
import {
  type ConsumerDefinition,
  makeDatabase,
  makeLogger,
  on,
  onAll,
  type ServiceDefinition,
  upsertIfNewer,
} from '../src/index';
import { testTexts } from './service/test-texts';

/** A test event: the thing now has this version. */
export const thingCountedV1 = event(
  'catalog',
  'thing-counted',
  1,
  z.object({ id: z.guid(), version: z.int() }),
);

/** A service that stores things and publishes their events. */
export const producer: ServiceDefinition = {
  name: 'catalog',
  texts: testTexts,
  migrations: [
    {
      name: '1-create-things',
      up: (db) =>
        db.schema.createTable('things', (table) => {
          table.uuid('id').primary();
          table.integer('version').notNullable();
        }),
      down: (db) => db.schema.dropTable('things'),
    },
  ],
  build: () => ({ routes: [], consumers: [] }),
};

export interface Writer {
  db: Knex;
  /**
   * Increments a thing and records its event in one transaction that stays open for a moment, so that ids are assigned in
   * one order and committed in another.
   */
  count: (id: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Writes like an instance of the producing service, with its own connections. */
export const makeWriter = (url: string, connections: number, notify = true): Writer => {
  const db = makeDatabase({
    url,
    schema: 'catalog',
    poolMax: connections,
    logger: makeLogger('writer', 'silent'),
  });
  const recordEvent = makeRecordEvent({ schema: 'catalog', notify });
  return {
    db,
    count: (id) =>
      db.transaction(async (trx) => {
        const [{ version }] = (await trx('things')
          .insert({ id, version: 1 })
          .onConflict('id')
          .merge({ version: trx.raw('things.version + 1') })
          .returning('version')) as [{ version: number }];
        await recordEvent(trx, thingCountedV1, id, { id, version });
        await trx.raw('select pg_sleep(random() * 0.015)');
      }),
    close: () => db.destroy(),
  };
};

/** Stores the newest version of each thing, and one row per effect of an event. */
export const countsConsumer: ConsumerDefinition = {
  name: 'counts',
  from: 'catalog',
  subscriptions: [
    on(thingCountedV1, async (trx, { id, version }, { id: eventId }) => {
      await trx('effects').insert({ event_id: eventId, thing_id: id, version });
      await trx('counts')
        .insert({ id, version })
        .onConflict('id')
        .merge()
        .whereRaw('excluded.version > counts.version');
    }),
  ],
  reset: async (trx) => {
    await trx('counts').delete();
    await trx('effects').delete();
  },
};

/** Like `countsConsumer`, but applies several events at once. */
export const countsInBatchesConsumer: ConsumerDefinition = {
  ...countsConsumer,
  subscriptions: [
    onAll(thingCountedV1, async (trx, events) => {
      await trx('effects').insert(
        events.map(({ id, data }) => ({ event_id: id, thing_id: data.id, version: data.version })),
      );
      await upsertIfNewer(
        trx,
        'counts',
        events.map(({ data }) => ({ id: data.id, version: data.version })),
      );
    }),
  ],
};

/** A service that consumes those events. Effects have no unique key, so a second effect of an event is visible. */
export const makeReader = (consumer: ConsumerDefinition = countsConsumer): ServiceDefinition => ({
  name: 'inquiry',
  texts: testTexts,
  migrations: [
    {
      name: '1-create-counts',
      up: async (db) => {
        await db.schema.createTable('counts', (table) => {
          table.uuid('id').primary();
          table.integer('version').notNullable();
        });
        await db.schema.createTable('effects', (table) => {
          table.bigIncrements('id');
          table.uuid('event_id').notNullable();
          table.uuid('thing_id').notNullable();
          table.integer('version').notNullable();
        });
      },
      down: async (db) => {
        await db.schema.dropTable('effects');
        await db.schema.dropTable('counts');
      },
    },
  ],
  build: () => ({ routes: [], consumers: [consumer] }),
});

/** The versions of each thing, in the order of the rows. */
const versionsOf = (rows: { thing_id: string; version: number }[]) => {
  const versions: Record<string, number[]> = {};
  for (const { thing_id, version } of rows) {
    versions[thing_id] ??= [];
    versions[thing_id].push(version);
  }
  return versions;
};

/** Published events and their effects. Equal when every event had its effect exactly once, in order within a thing. */
export const publishedAndEffected = async (producerDb: Knex, readerDb: Knex) => {
  const published: { thing_id: string; version: number }[] = await producerDb('outbox')
    .orderBy('id')
    .select('aggregate_id as thing_id', producerDb.raw("(envelope->'data'->>'version')::int as version"));
  const effected = await readerDb('effects').orderBy('id').select('thing_id', 'version');
  return { published: versionsOf(published), effected: versionsOf(effected), events: published.length };
};

/**
 * Expects that every published event had its effect exactly once, and that the projection has the newest version of each thing. The
 * effects may be in any order, because an event in transit from a broker that fails is delivered again after newer ones
 * (https://github.com/nats-io/nats-server/issues/4627).
 */
export const expectEffectsOnce = async (producerDb: Knex, readerDb: Knex): Promise<void> => {
  const { published, effected } = await publishedAndEffected(producerDb, readerDb);
  for (const versions of Object.values(effected)) versions.sort((a, b) => a - b);
  expect(effected).toEqual(published);
  const counts: { id: string; version: number }[] = await readerDb('counts').select('id', 'version');
  const newest = Object.entries(published).map(([id, versions]) => [id, versions.at(-1)]);
  expect(Object.fromEntries(counts.map(({ id, version }) => [id, version]))).toEqual(
    Object.fromEntries(newest),
  );
};
