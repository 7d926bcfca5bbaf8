import { type Broker, type BrokerAccess, connectBroker, type Logger } from '@setu/service-kit';

interface Options {
  /** Null when this gateway runs without a broker. */
  access: BrokerAccess | null;
  logger: Logger;
  /** Called once, when the broker is connected. Returns a function that stops what it started. */
  onJoined: (broker: Broker) => () => Promise<void>;
}

export interface JoinedBroker {
  /** Null until the first connection. */
  current: () => Broker | null;
  isConnected: () => boolean;
  /** Whether it is connected and JetStream answers. */
  answers: () => Promise<boolean>;
  stop: () => Promise<void>;
}

/** Connects to the broker as soon as it answers; the gateway serves without it. */
export const joinBroker = ({ access, logger, onJoined }: Options): JoinedBroker | null => {
  if (!access) {
    logger.warn(
      'NATS_URL is not set, so changes of roles and releases reach this gateway late: set it to the address of NATS',
    );
    return null;
  }
  let isStopped = false;
  let broker: Broker | null = null;
  let end: () => Promise<void> = async () => undefined;
  const join = async () => {
    const joined = await connectBroker(access, 'gateway', logger);
    if (isStopped) return joined.close();
    broker = joined;
    end = onJoined(joined);
  };
  join().catch((err: unknown) => logger.error({ err }, 'the broker cannot be reached'));
  return {
    current: () => broker,
    isConnected: () => broker?.isConnected() ?? false,
    answers: async () => (broker?.isConnected() ? broker.storeAnswers() : false),
    stop: async () => {
      isStopped = true;
      await end();
      await broker?.close();
    },
  };
};
