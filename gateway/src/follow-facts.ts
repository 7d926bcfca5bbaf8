import {
  type Broker,
  type ConsumerDefinition,
  connectBroker,
  type Logger,
  type Metrics,
  type RunningConsumer,
  startConsumer,
} from '@setu/service-kit';
import type { Knex } from 'knex';

interface Options {
  /** Absent: this gateway follows nothing. */
  natsUrl: string | undefined;
  db: Knex;
  logger: Logger;
  metrics: Metrics;
  consumers: readonly ConsumerDefinition[];
}

export interface FollowedFacts {
  isConnected: () => boolean;
  /** Ends the reading; facts in hand are finished. */
  stop: () => Promise<void>;
}

/** Reads services' facts as soon as the broker is there; the gateway serves without it. */
export const followFacts = ({ natsUrl, db, logger, metrics, consumers }: Options): FollowedFacts | null => {
  if (!natsUrl) {
    logger.warn('no NATS_URL: changes of roles reach running sessions at their next sign-in');
    return null;
  }
  let isStopped = false;
  let broker: Broker | null = null;
  let running: RunningConsumer[] = [];
  const join = async () => {
    const joined = await connectBroker(natsUrl, 'gateway', logger);
    if (isStopped) return joined.close();
    broker = joined;
    running = consumers.map((consumer) =>
      startConsumer({ service: 'gateway', consumer, db, broker: joined, logger, metrics }),
    );
  };
  join().catch((err: unknown) => logger.error({ err }, 'broker'));
  return {
    isConnected: () => broker?.isConnected() ?? false,
    stop: async () => {
      isStopped = true;
      await Promise.all(running.map((consumer) => consumer.stop()));
      await broker?.close();
    },
  };
};
