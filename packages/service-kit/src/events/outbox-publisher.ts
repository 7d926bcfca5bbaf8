import type { ServiceName } from '@setu/contracts';
import type { Knex } from 'knex';
import type { PubAck } from 'nats';
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
  aggregate_id: string;
  /** JSON. */
  envelope: string;
}

/** Rows that are published at the same time. */
const batchSize = 500;
/** How often the stream is compared with what was published to it, ms. */
const streamCheckMs = 30_000;
/** How often pending events are counted, ms: not after each batch, because the next event would wait for it. */
const countMs = 1_000;

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
 * Publishes the rows at the same time, except that an event waits for the one before it of the same aggregate. When that one
 * fails, the later events of the aggregate are not published.
 */
const publishInOrder = (
  rows: readonly OutboxRow[],
  publish: (row: OutboxRow) => Promise<PubAck>,
): Promise<PromiseSettledResult<PubAck>[]> => {
  const latest = new Map<string, Promise<PubAck>>();
  return Promise.allSettled(
    rows.map((row) => {
      const earlier = latest.get(row.aggregate_id);
      const publishing = earlier === undefined ? publish(row) : earlier.then(() => publish(row));
      latest.set(row.aggregate_id, publishing);
      return publishing;
    }),
  );
};

/**
 * Publishes outbox rows, a batch at a time, and marks each row after the broker acknowledged it. The events of one aggregate
 * are published in the order they were written: each waits for the acknowledgement of the one before it. Rows are found by
 * `published_at is null`, never by "id greater than the last": ids commit out of order, so such a cursor would skip rows.
 */
export const makeOutboxPublisher = ({ service, db, broker, logger, metrics }: Options): OutboxPublisher => {
  let isStoring = true;
  /** Highest sequence number that the broker returned; it only grows within one stream. */
  let lastSequence = 0;
  let isCheckDue = true;
  let checkedAt = 0;
  let countedAt = 0;

  /** Rows that were read and are not marked yet. */
  const inFlight = new Set<string>();

  /** Notes what the acknowledgements of a batch say about the stream. */
  const noteSequences = (acks: readonly PubAck[]) => {
    const stored = acks.filter(({ duplicate }) => !duplicate).map(({ seq }) => seq);
    // Sequence numbers only grow, so a number from before this batch, or one that comes twice, belongs to a new stream.
    if (stored.some((seq) => seq <= lastSequence) || new Set(stored).size < stored.length) isCheckDue = true;
    else lastSequence = acks.reduce((newest, { seq }) => Math.max(newest, seq), lastSequence);
  };

  const markPublished = async (ids: string[]) => {
    if (ids.length === 0) return;
    await Promise.all([
      db('outbox').whereRaw('id = any(?)', [ids]).update({ published_at: db.fn.now() }),
      // A recreated stream is not recorded before its check: the record would hide that events are missing from it.
      isCheckDue ? null : rememberSequence(db, service, lastSequence),
    ]);
    for (const id of ids) inFlight.delete(id);
  };

  /** The oldest pending rows that are not in flight. */
  const readBatch = (): Promise<OutboxRow[]> =>
    db('outbox')
      .whereNull('published_at')
      .whereRaw('id <> all(?)', [[...inFlight]])
      .orderBy('id')
      .limit(batchSize)
      .select('id', 'event_id', 'type', 'aggregate_id', db.raw('envelope::text as envelope'));

  /** Publishes one batch. @returns the rows to mark, and the first failure */
  const publishBatch = async (rows: readonly OutboxRow[]) => {
    const results = await publishInOrder(rows, async (row) => {
      const ack = await broker.js.publish(row.type, row.envelope, { msgID: row.event_id });
      metrics.eventsPublished.inc();
      return ack;
    });
    const acks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    // A missing stream is created again by the next check; an existing stream that does not acknowledge cannot store.
    if (failures.some((error) => !isNoStream(error))) isStoring = false;
    else if (acks.length > 0) isStoring = true;
    noteSequences(acks);
    const published = rows.filter((_, index) => results[index]?.status === 'fulfilled').map(({ id }) => id);
    return { published, failure: failures[0] };
  };

  /** Publishes until nothing is pending. A batch is marked while the next one is published. */
  const publishBatches = async (signal: AbortSignal): Promise<void> => {
    let marking: Promise<void> = Promise.resolve();
    try {
      for (;;) {
        const rows = await readBatch();
        for (const { id } of rows) inFlight.add(id);
        const { published, failure } = await publishBatch(rows);
        await marking;
        marking = markPublished(published);
        // The next round or `finally` reports it; until then it must not count as unhandled.
        marking.catch(() => undefined);
        if (failure) throw failure;
        if (rows.length < batchSize || signal.aborted || isCheckDue) return;
      }
    } finally {
      await marking.finally(() => inFlight.clear());
    }
  };

  const countPending = async () => {
    countedAt = Date.now();
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
        await publishBatches(signal);
      } catch (error) {
        // The backlog matters most when publishing fails.
        await countPending();
        throw error;
      }
      if (Date.now() - countedAt >= countMs) await countPending();
    },
  };
};
