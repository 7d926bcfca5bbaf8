import type { ServiceName } from '@setu/contracts';
import type { Knex } from 'knex';
import { Client } from 'pg';
import { abortableSleep } from '../async/sleep';
import { connectionTimeoutMs } from '../db/database';
import { limitSilence } from '../db/silence';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import { type Broker, isNoStream } from './broker';
import { outboxChannel } from './outbox';
import { reconcileStream, rememberSequence } from './relay-state';

interface Options {
  service: ServiceName;
  databaseUrl: string;
  db: Knex;
  broker: Broker;
  logger: Logger;
  metrics: Metrics;
}

/** A running relay. */
export interface Relay {
  /** False from the moment at which the broker did not store an event until it stores one. */
  isStoring: () => boolean;
  /** Ends when the batch in hand is out. */
  stop: () => Promise<void>;
}

interface OutboxRow {
  id: string;
  event_id: string;
  type: string;
  envelope: unknown;
}

const batchSize = 200;
/** The guarantee behind NOTIFY: unpublished rows are looked for at least this often, ms. */
const pollMs = 1_000;
const electionMs = 2_000;
/** How often the stream is compared with what was published to it, ms; a broker that came back is looked at once. */
const streamCheckMs = 30_000;
/** How often the relay's own connection shows both sides that it is alive, ms. */
const heartbeatMs = 1_000;
/** Without an answer for this long the connection is lost: the relay stops before the server gives the lock to another. */
const heartbeatLimitMs = 5_000;
/** Without a heartbeat for this long the server ends the session, which frees the lock. Above `heartbeatLimitMs`. */
const sessionTimeoutMs = 10_000;
/** Any fixed number, first key of the advisory lock that elects the relay. */
const lockSpace = 7_317;

/**
 * Publishes outbox rows to JetStream in the order they were written, and marks them after the broker's word. Rows are
 * found by `published_at is null`, never by "id greater than the last": ids commit out of order, and such a cursor loses rows.
 * One relay a service works at a time, elected by an advisory lock that its own connection holds; when that connection dies
 * or falls silent, another instance takes over.
 */
export const startRelay = ({ service, databaseUrl, db, broker, logger, metrics }: Options): Relay => {
  const stopping = new AbortController();
  let isStoring = true;
  /** Newest number that the broker gave; it counts up while the stream is the same. */
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
      // A stream that is not there is made again; one that is there and does not acknowledge cannot store.
      if (!isNoStream(error)) isStoring = false;
      throw error;
    }
    metrics.eventsPublished.inc();
  };

  /** Makes the stream where it is missing, and has what it lost published again. */
  const checkStream = async () => {
    isCheckDue = false;
    await broker.ensureStream(service);
    const found = await broker.streamState(service);
    const count = await reconcileStream(db, service, found);
    lastSequence = found.lastSequence;
    checkedAt = Date.now();
    if (!count) return;
    metrics.streamsRepublished.inc();
    logger.warn({ count, ...found }, 'the stream has lost events: the outbox is published again');
  };

  /** Publishes one batch in order; answers how many rows went out. */
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
        // Not of a stream that began again: it would pass for one that has everything.
        if (!isCheckDue) await rememberSequence(db, service, lastSequence);
      }
    }
    return rows.length;
  };

  const countWaiting = async () => {
    const [{ count }] = (await db('outbox').whereNull('published_at').count('* as count')) as [
      { count: string },
    ];
    metrics.outboxPending.set(Number(count));
  };

  /** Publishes all there is. What waits is counted also when the broker takes nothing: then above all. */
  const drain = async () => {
    try {
      while (!stopping.signal.aborted && (await publishBatch()) === batchSize && !isCheckDue);
    } finally {
      await countWaiting();
    }
  };

  /** Holds the lock and relays until the connection dies or the service stops. */
  const lead = async (client: Client, connectionLost: AbortSignal) => {
    await countWaiting();
    isCheckDue = true;
    await client.query(`listen ${outboxChannel(service)}`);
    // One controller a pause, aborted by whatever ends it. AbortSignal.any would do the same, but on Node 20 each signal it
    // makes is kept as long as its sources live: https://github.com/nodejs/node/issues/55351
    let pause = new AbortController();
    const wake = () => pause.abort();
    client.on('notification', wake);
    connectionLost.addEventListener('abort', wake);
    stopping.signal.addEventListener('abort', wake, { signal: connectionLost });
    while (!stopping.signal.aborted && !connectionLost.aborted) {
      pause = new AbortController();
      if (isCheckDue || Date.now() - checkedAt > streamCheckMs) await checkStream();
      await drain();
      if (!isCheckDue) await abortableSleep(pollMs, pause.signal);
    }
  };

  /** Asks the server something each second, one question at a time. */
  const startHeartbeat = (client: Client): NodeJS.Timeout => {
    let isAsking = false;
    const beat = async () => {
      if (isAsking) return;
      isAsking = true;
      // A failure is told by the connection's own `error` and `end`.
      await client.query('select 1').catch((err: unknown) => logger.debug({ err }, 'relay heartbeat'));
      isAsking = false;
    };
    return setInterval(() => void beat(), heartbeatMs);
  };

  const campaign = async () => {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: `${service}-relay`,
      keepAlive: true,
      connectionTimeoutMillis: connectionTimeoutMs,
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    let heart: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      limitSilence(client, heartbeatLimitMs);
      await client.query(
        `set search_path to ${service}, public; set idle_session_timeout = ${sessionTimeoutMs}`,
      );
      const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as won', [
        lockSpace,
        service,
      ]);
      if (!rows[0]?.won) {
        // Another instance publishes now, and knows better.
        isStoring = true;
        return;
      }
      heart = startHeartbeat(client);
      await lead(client, lost.signal);
    } finally {
      clearInterval(heart);
      await client.end().catch((err: unknown) => logger.debug({ err }, 'relay connection end'));
    }
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        await campaign();
      } catch (err) {
        if (!stopping.signal.aborted) logger.warn({ err }, 'relay waits: outbox rows are kept');
      }
      await abortableSleep(electionMs, stopping.signal);
    }
  };
  broker.onReturn(() => {
    isCheckDue = true;
  });
  const running = run();

  return {
    isStoring: () => isStoring,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
