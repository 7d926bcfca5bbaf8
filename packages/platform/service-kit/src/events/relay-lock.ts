import type { ServiceName } from '@setu/protocol';
import { Client } from 'pg';
import { connectionTimeoutMs, isReadOnlySession } from '../db/database';
import { limitSilence, socketOf } from '../db/silence';
import type { Logger } from '../observability/logger';

/** The connection that holds the lock sends a query when it has received nothing for this long, ms. */
const heartbeatMs = 1_000;
/** Without an answer for this long the connection counts as lost: the relay stops before the server frees the lock. */
const heartbeatTimeoutMs = 5_000;
/** Without a heartbeat for this long the server ends the session, which frees the lock. Above `heartbeatTimeoutMs`. */
const sessionTimeoutMs = 10_000;
/** Any fixed number, first key of the advisory lock that elects the relay. */
const lockSpace = 7_317;

interface Options {
  service: ServiceName;
  databaseUrl: string;
  logger: Logger;
}

/**
 * Sends a query when nothing has arrived for a second and the previous query has been answered. While the relay polls its outbox, those
 * replies serve as heartbeats.
 */
const startHeartbeat = (client: Client, logger: Logger): NodeJS.Timeout => {
  let isWaiting = false;
  let receivedAt = performance.now();
  socketOf(client).on('data', () => {
    receivedAt = performance.now();
  });
  const beat = async () => {
    if (isWaiting || performance.now() - receivedAt < heartbeatMs) return;
    isWaiting = true;
    // The connection reports a failure by its own `error` and `end` events.
    await client.query('select 1').catch((err: unknown) => logger.debug({ err }, 'relay heartbeat'));
    isWaiting = false;
  };
  return setInterval(() => void beat(), heartbeatMs);
};

/**
 * Runs `work` while this process holds the service's relay lock. A separate connection holds the advisory lock. When it
 * fails or stops responding, the signal aborts and another instance can take over.
 * @returns false, without running `work`, when another instance holds the lock, or when the server is a standby
 */
export const withRelayLock = async (
  { service, databaseUrl, logger }: Options,
  work: (client: Client, connectionLost: AbortSignal) => Promise<void>,
): Promise<boolean> => {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: `${service}-relay`,
    keepAlive: true,
    connectionTimeoutMillis: connectionTimeoutMs,
    // Heartbeats, reading and marking do not wait for each other's replies.
    pipeline: true,
  });
  const lost = new AbortController();
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  let heartbeat: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    limitSilence(client, heartbeatTimeoutMs);
    // This session only marks events as published, so its commits do not wait for the disk. When a crash of the server loses
    // the newest marks, these events are published again, and consumers skip them.
    await client.query(
      `set search_path to ${service}, public; set idle_session_timeout = ${sessionTimeoutMs}; set synchronous_commit = off`,
    );
    // A standby has its own locks.
    const { rows } = await client.query(
      `select pg_try_advisory_lock($1, hashtext($2)) and not ${isReadOnlySession} as won`,
      [lockSpace, service],
    );
    if (!rows[0]?.won) return false;
    heartbeat = startHeartbeat(client, logger);
    await work(client, lost.signal);
    return true;
  } finally {
    clearInterval(heartbeat);
    await client.end().catch((err: unknown) => logger.debug({ err }, 'relay connection end'));
  }
};
