import type { ServiceName } from '@setu/protocol';
import type { Knex } from 'knex';
import type { Client } from 'pg';
import { abortableSleep } from '../async/sleep';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import type { Tracing } from '../tracing/tracing';
import type { Broker } from './broker/broker';
import { outboxChannel } from './outbox';
import { makeOutboxPublisher } from './outbox-publisher';
import { withRelayLock } from './relay-lock';

interface Options {
  service: ServiceName;
  databaseUrl: string;
  db: Knex;
  broker: Broker;
  logger: Logger;
  metrics: Metrics;
  tracing?: Tracing | null;
}

/** A running relay. */
export interface Relay {
  /** False after the broker failed to store an event, until it stores one again. */
  isStoring: () => boolean;
  /** Resolves when the current batch is published. */
  stop: () => Promise<void>;
}

/** The outbox is polled at least this often, ms, because NOTIFY alone is not reliable. */
const pollMs = 1_000;
/** Pause between two attempts to get the relay lock, ms. */
const electionMs = 2_000;

/**
 * Relays a service's outbox to its JetStream stream. Only one relay per service works at a time, which holds the relay
 * lock. The others try to get the lock every two seconds.
 */
export const startRelay = ({ databaseUrl, ...options }: Options): Relay => {
  const { service, broker, logger, metrics } = options;
  const stopping = new AbortController();
  const publisher = makeOutboxPublisher(options);

  /** Relays until the connection that holds the lock fails or the service stops. */
  const lead = async (client: Client, connectionLost: AbortSignal) => {
    metrics.relayLeader.set(1);
    await publisher.countPending();
    publisher.requestCheck();
    await client.query(`listen ${outboxChannel(service)}`);
    // One controller per pause. On Node 20 each signal that AbortSignal.any makes lives as long as its sources:
    // https://github.com/nodejs/node/issues/55351
    let pause = new AbortController();
    const wake = () => pause.abort();
    client.on('notification', wake);
    connectionLost.addEventListener('abort', wake);
    stopping.signal.addEventListener('abort', wake, { signal: connectionLost });
    while (!stopping.signal.aborted && !connectionLost.aborted) {
      pause = new AbortController();
      await publisher.checkStream();
      await publisher.publishPending(client, stopping.signal);
      if (!publisher.isCheckDue()) await abortableSleep(pollMs, pause.signal);
    }
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        const isLeader = await withRelayLock({ service, databaseUrl, logger }, lead);
        if (!isLeader) publisher.resetStoring();
      } catch (err) {
        if (!stopping.signal.aborted) logger.warn({ err }, 'relay waits; events stay in the outbox');
      } finally {
        metrics.relayLeader.set(0);
      }
      await abortableSleep(electionMs, stopping.signal);
    }
  };
  broker.onReturn(publisher.requestCheck);
  const running = run();

  return {
    isStoring: publisher.isStoring,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
