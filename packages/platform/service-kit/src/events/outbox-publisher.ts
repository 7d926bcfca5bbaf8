import { type ServiceName, streamOf } from '@setu/protocol';
import type { Knex } from 'knex';
import type { PubAck } from 'nats';
import type { Client } from 'pg';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import { tracePublishing } from '../tracing/trace-events';
import type { Tracing } from '../tracing/tracing';
import { type Broker, isNoStream } from './broker/broker';
import { reconcileStream } from './relay-state';

interface Options {
  service: ServiceName;
  db: Knex;
  broker: Broker;
  logger: Logger;
  metrics: Metrics;
  tracing?: Tracing | null;
}

interface OutboxRow {
  id: string;
  event_id: string;
  type: string;
  aggregate_id: string;
  /** JSON. */
  envelope: string;
  /** The traceparent of the envelope; absent while no traces are exported. */
  traceparent?: string | null;
}

/** Rows that are published at the same time. */
const batchSize = 1_000;
/** How often the stream is compared with the published events, ms. */
const streamCheckMs = 30_000;
/** How often pending events are counted, ms: not after each batch, because counting would delay the next event. */
const countMs = 1_000;

/** Pending rows that are not in flight. Not prepared: a plan that was made for an empty outbox is slow for a full one. */
const readStatement = (isTraced: boolean) => `
  select id, event_id, type, aggregate_id, envelope::text as envelope
  ${isTraced ? ", envelope->>'traceparent' as traceparent" : ''} from outbox
  where published_at is null and id <> all($1::bigint[]) order by id limit ${batchSize}`;

/** Marks rows and remembers the newest sequence number in one transaction: a marked row is never newer than the number. */
const markStatement = `
  with marked as (update outbox set published_at = now() where id = any($1::bigint[]))
  update relay_state set last_sequence = $3 where stream = $2 and last_sequence < $3`;

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
  /**
   * Publishes all pending events, oldest first, until `signal` aborts or a check becomes due.
   * @param connection the connection that holds the relay lock, so that a relay without the lock cannot mark rows
   */
  publishPending: (connection: Client, signal: AbortSignal) => Promise<void>;
  /** Updates the metric of pending events. */
  countPending: () => Promise<void>;
}

/**
 * Publishes the rows concurrently, except that an event waits for the previous event of its aggregate. When that event
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
 * are published in the order they were written: each waits for the acknowledgement of the previous one. Rows are found by
 * `published_at is null`, never by "id greater than the last": ids commit out of order, so such a cursor would skip rows.
 */
export const makeOutboxPublisher = ({
  service,
  db,
  broker,
  logger,
  metrics,
  tracing = null,
}: Options): OutboxPublisher => {
  let isStoring = true;
  /** Highest sequence number that the broker returned; it only grows within one stream. */
  let lastSequence = 0;
  let isCheckDue = true;
  let checkedAt = 0;
  let countedAt = 0;

  const pendingRows = readStatement(tracing !== null);
  /** Rows that were read but not marked yet. */
  const inFlight = new Set<string>();

  /** Evaluates the sequence numbers in the acknowledgements of a batch. */
  const noteSequences = (acks: readonly PubAck[]) => {
    const stored = acks.filter(({ duplicate }) => !duplicate).map(({ seq }) => seq);
    // Sequence numbers only grow, so a number that is not newer than this batch, or a repeated number, belongs to a new stream.
    if (stored.some((seq) => seq <= lastSequence) || new Set(stored).size < stored.length) isCheckDue = true;
    else lastSequence = acks.reduce((newest, { seq }) => Math.max(newest, seq), lastSequence);
  };

  const markPublished = async (connection: Client, ids: string[]) => {
    if (ids.length === 0) return;
    // A recreated stream is not recorded before its check: the record would hide that events are missing from it.
    const sequence = isCheckDue ? 0 : lastSequence;
    await connection.query(markStatement, [ids, streamOf(service), sequence]);
    for (const id of ids) inFlight.delete(id);
  };

  /** The oldest pending rows that are not in flight. */
  const readBatch = async (connection: Client): Promise<OutboxRow[]> => {
    const { rows } = await connection.query<OutboxRow>(pendingRows, [[...inFlight]]);
    return rows;
  };

  /** Publishes one batch. @returns the rows to mark, and the first failure */
  const publishBatch = async (rows: readonly OutboxRow[]) => {
    const results = await publishInOrder(rows, async (row) => {
      const ack = await tracePublishing(tracing, row, () =>
        broker.js.publish(row.type, row.envelope, { msgID: row.event_id }),
      );
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

  /**
   * Publishes until nothing is pending. While a batch is published, the one before it is marked and the next one is read.
   * @returns false when nothing was pending
   */
  const publishBatches = async (connection: Client, signal: AbortSignal): Promise<boolean> => {
    let marking: Promise<void> = Promise.resolve();
    try {
      let rows = await readBatch(connection);
      if (rows.length === 0) return false;
      while (rows.length > 0) {
        for (const { id } of rows) inFlight.add(id);
        const reading = rows.length < batchSize ? Promise.resolve([]) : readBatch(connection);
        // Both are awaited below, unless something else fails first. Until then their rejections must not count as unhandled.
        reading.catch(() => undefined);
        const { published, failure } = await publishBatch(rows);
        await marking;
        marking = markPublished(connection, published);
        marking.catch(() => undefined);
        if (failure) throw failure;
        if (signal.aborted || isCheckDue) return true;
        rows = await reading;
      }
      return true;
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
      await broker.keepStream(service);
      const found = await broker.streamState(service);
      const count = await reconcileStream(db, service, found);
      lastSequence = found.lastSequence;
      checkedAt = Date.now();
      if (!count) return;
      metrics.streamsRepublished.inc();
      logger.warn({ count, ...found }, 'the stream has lost events: the outbox is published again');
    },
    publishPending: async (connection, signal) => {
      try {
        if (!(await publishBatches(connection, signal))) return metrics.outboxPending.set(0);
      } catch (error) {
        // The backlog matters most when publishing fails.
        await countPending();
        throw error;
      }
      if (Date.now() - countedAt >= countMs) await countPending();
    },
  };
};
