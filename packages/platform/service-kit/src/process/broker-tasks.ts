import type { ServiceName } from '@setu/protocol';
import type { Knex } from 'knex';
import { sessionUrlOf } from '../db/open-migrated';
import { type Broker, connectBroker } from '../events/broker/broker';
import type { BrokerAccess } from '../events/broker/broker-access';
import { type RunningConsumer, startConsumer } from '../events/consumer';
import type { ConsumerDefinition } from '../events/handle-event';
import { type Relay, startRelay } from '../events/relay';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import type { Tracing } from '../tracing/tracing';
import { type AnnouncedInstance, type Announcer, startAnnouncing } from './announce';
import type { ServiceEnvironment } from './environment';

interface Options {
  environment: BrokerAccess &
    Pick<ServiceEnvironment, 'DATABASE_URL' | 'DATABASE_SESSION_URL' | 'DATABASE_POOL'>;
  consumers: readonly ConsumerDefinition[];
  instance: AnnouncedInstance & { service: ServiceName };
  isReady: () => Promise<boolean>;
  db: Knex;
  logger: Logger;
  metrics: Metrics;
  tracing: Tracing | null;
}

/** The work of a service through its broker: it announces itself, relays its outbox and consumes events. */
export interface BrokerTasks {
  /** Null until the first connection. */
  broker: () => Broker | null;
  /** True when the stream exists and the broker stores events; a connection alone proves neither. */
  isHealthy: () => Promise<boolean>;
  isAnnounced: () => boolean;
  /** Announces that this process is about to stop. */
  drain: () => Promise<void>;
  /** Ends the relay and the consumers after the events that they are handling. */
  stop: () => Promise<void>;
  close: () => Promise<void>;
}

/** Connects to the broker in the background and then starts the tasks. */
export const startBrokerTasks = ({
  environment,
  consumers,
  instance,
  isReady,
  db,
  logger,
  metrics,
  tracing,
}: Options): BrokerTasks => {
  const { service } = instance;
  let isDraining = false;
  let broker: Broker | null = null;
  let announcer: Announcer | null = null;
  let relay: Relay | null = null;
  const running: RunningConsumer[] = [];

  const join = async () => {
    broker = await connectBroker(environment, service, logger);
    if (isDraining) return broker.close();
    announcer = startAnnouncing({ broker, instance, isReady, logger });
    const shared = { service, db, broker, logger, metrics, tracing };
    relay = startRelay({ ...shared, databaseUrl: sessionUrlOf(environment) });
    running.push(relay, ...consumers.map((consumer) => startConsumer({ ...shared, consumer })));
  };
  join().catch((err: unknown) => logger.error({ err }, 'broker'));

  const hasStream = async () => (await broker?.streamState(service)) !== undefined;
  return {
    broker: () => broker,
    isHealthy: async () => {
      const isHealthy =
        broker?.isConnected() === true &&
        relay?.isStoring() !== false &&
        (await hasStream().catch(() => false));
      metrics.brokerHealthy.set(isHealthy ? 1 : 0);
      return isHealthy;
    },
    isAnnounced: () => announcer?.isAnnounced() ?? false,
    drain: async () => {
      isDraining = true;
      await announcer?.drain();
    },
    stop: async () => {
      await Promise.all(running.map((task) => task.stop()));
    },
    close: async () => {
      await broker?.close();
    },
  };
};
