import { streamOf } from '@setu/protocol';
import type { Knex } from 'knex';
import type { SampledGauge } from '../observability/sampled-gauge';
import type { Broker } from './broker/broker';
import { durableName, type Reader } from './consumer';
import type { ConsumerDefinition } from './handle-event';

interface Deps {
  reader: Reader;
  db: Knex;
  /** Null until the first connection. */
  broker: () => Broker | null;
  consumers: readonly ConsumerDefinition[];
}

/** Pending events of the consumers of a process. All instances of a service report the same numbers. */
export const consumerGauges = ({ reader, db, broker, consumers }: Deps): SampledGauge[] => {
  const joined = (): Broker => {
    const found = broker();
    if (!found) throw new Error('the broker has not answered yet');
    return found;
  };
  return [
    {
      name: 'consumer_pending',
      help: 'Events that the broker has for a consumer and that are not handled yet',
      labels: ['consumer'],
      read: () =>
        Promise.all(
          consumers.map(async (consumer) => ({
            labels: { consumer: consumer.name },
            value: await joined().consumerLag(streamOf(consumer.from), durableName(reader, consumer)),
          })),
        ),
    },
    {
      name: 'dead_letters',
      help: 'Events that could not be consumed and were not retried yet, by consumer',
      labels: ['consumer'],
      read: async () => {
        const rows: { consumer: string; count: string }[] = await db('dead_letters')
          .whereNull('retried_at')
          .groupBy('consumer')
          .select('consumer')
          .count('* as count');
        const counts = new Map(rows.map(({ consumer, count }) => [consumer, Number(count)]));
        for (const { name } of consumers) if (!counts.has(name)) counts.set(name, 0);
        return [...counts].map(([consumer, value]) => ({ labels: { consumer }, value }));
      },
    },
    {
      name: 'broker_storage_bytes',
      help: 'Storage of the account at the broker, by kind: used, and limit when the account has one',
      labels: ['kind'],
      read: async () => {
        const { usedBytes, limitBytes } = await joined().storage();
        return [
          { labels: { kind: 'used' }, value: usedBytes },
          ...(limitBytes === null ? [] : [{ labels: { kind: 'limit' }, value: limitBytes }]),
        ];
      },
    },
  ];
};

/** Age of the oldest event that the broker has not acknowledged. Every instance reads it, even while none relays. */
export const outboxGauge = (db: Knex): SampledGauge => ({
  name: 'outbox_oldest_seconds',
  help: 'Age of the oldest event that the broker has not acknowledged; 0 when none waits',
  read: async () => {
    const oldest = await db('outbox')
      .whereNull('published_at')
      .orderBy('id')
      .first(db.raw('extract(epoch from clock_timestamp() - recorded_at)::float as age'));
    return [{ value: Math.max(0, oldest?.age ?? 0) }];
  },
});
