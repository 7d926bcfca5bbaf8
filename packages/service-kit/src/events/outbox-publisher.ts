import type { ServiceName } from '@setu/contracts';
import type { Knex } from 'knex';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import { type Broker, isNoStream } from './broker';
import { reconcileStream, rememberSequence } from './relay-state';

interface Options {
  service: ServiceName;
  db: Knex;
  broker: Broker;
  logger: Logger;
  metrics: Metrics;
}

interface OutboxRow {
  id: string;
  event_id: string;
  type: string;
  envelope: unknown;
}

const batchSize = 200;
/** How often the stream is compared with what was published to it, ms. */
const streamCheckMs = 30_000;

/** Publishes a service's outbox to its stream. Only the instance that holds the relay lock may use it. */
export interface OutboxPublisher {
  /** False after the broker failed to store an event, until it stores one again. */
  isStoring: () => boolean;
  /** Assumes again that the broker stores events, because another instance publishes now. */
  resetStoring: () => void;
  /** True when the stream must be compared with the outbox before the next batch. */
  isCheckDue: () => boolean;
  requestCheck: () => void;
  /** Creates the stream if it is missing and publishes again what it lost; every 30 s, or when a check is requested. */
  checkStream: () => Promise<void>;
  /** Publishes all pending events, oldest first, until `signal` aborts or a check becomes due. */
  publishPending: (signal: AbortSignal) => Promise<void>;
  /** Updates the metric of pending events. */
  countPending: () => Promise<void>;
}

/**
 * Publishes outbox rows in the order they were written and marks each after the broker acknowledged it. Rows are found by
 * `published_at is null`, never by "id greater than the last": ids commit out of order, so such a cursor would skip rows.
 */
export const makeOutboxPublisher = ({ service, db, broker, logger, metrics }: Options): OutboxPublisher => {
  let isStoring = true;
  /** Highest sequence number that the broker returned; it only grows within one stream. */
  let lastSequence = 0;
  let isCheckDue = true;
  let checkedAt = 0;

  const publish = async (row: OutboxRow) => {
    try {
      const ack = await broker.js.publish(row.type, JSON.stringify(row.envelope), { msgID: row.event_id });
      isStoring = true;
      if (!ack.duplicate && ack.seq <= lastSequence) isCheckDue = true;
      else lastSequence = Math.max(lastSequence, ack.seq);
    } catch (error) {
      // A missing stream is created again by the next check; an existing stream that does not acknowledge cannot store.
      if (!isNoStream(error)) isStoring = false;
      throw error;
    }
    metrics.eventsPublished.inc();
  };

  /** Publishes one batch in order. @returns the number of rows in the batch */
  const publishBatch = async (): Promise<number> => {
    const rows: OutboxRow[] = await db('outbox')
      .whereNull('published_at')
      .orderBy('id')
      .limit(batchSize)
      .select('id', 'event_id', 'type', 'envelope');
    const published: string[] = [];
    try {
      for (const row of rows) {
        await publish(row);
        published.push(row.id);
      }
    } finally {
      if (published.length > 0) {
        await db('outbox').whereIn('id', published).update({ published_at: db.fn.now() });
        // A recreated stream is not recorded before its check: the record would hide that events are missing from it.
        if (!isCheckDue) await rememberSequence(db, service, lastSequence);
      }
    }
    return rows.length;
  };

  const countPending = async () => {
    const [{ count }] = (await db('outbox').whereNull('published_at').count('* as count')) as [
      { count: string },
    ];
    metrics.outboxPending.set(Number(count));
  };

  return {
    isStoring: () => isStoring,
    resetStoring: () => {
      isStoring = true;
    },
    isCheckDue: () => isCheckDue,
    requestCheck: () => {
      isCheckDue = true;
    },
    countPending,
    checkStream: async () => {
      if (!isCheckDue && Date.now() - checkedAt <= streamCheckMs) return;
      isCheckDue = false;
      await broker.ensureStream(service);
      const found = await broker.streamState(service);
      const count = await reconcileStream(db, service, found);
      lastSequence = found.lastSequence;
      checkedAt = Date.now();
      if (!count) return;
      metrics.streamsRepublished.inc();
      logger.warn({ count, ...found }, 'the stream has lost events: the outbox is published again');
    },
    publishPending: async (signal) => {
      try {
        while (!signal.aborted && (await publishBatch()) === batchSize && !isCheckDue);
      } finally {
        // Also when publishing fails: the backlog matters most then.
        await countPending();
      }
    },
  };
};
