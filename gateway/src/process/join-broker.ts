import { type Broker, connectBroker, type Logger } from '@setu/service-kit';

interface Options {
  /** Undefined: this gateway runs without a broker. */
  natsUrl: string | undefined;
  logger: Logger;
  /** Called once, when the broker is connected. Returns a function that ends what it started. */
  onJoined: (broker: Broker) => () => Promise<void>;
}

export interface JoinedBroker {
  isConnected: () => boolean;
  /** Whether it is connected and JetStream answers. */
  answers: () => Promise<boolean>;
  stop: () => Promise<void>;
}

/** Connects to the broker as soon as it answers; the gateway serves without it. */
export const joinBroker = ({ natsUrl, logger, onJoined }: Options): JoinedBroker | null => {
  if (!natsUrl) {
    logger.warn(
      'NATS_URL is not set, so changes of roles and releases reach this gateway late: set it to the address of NATS',
    );
    return null;
  }
  let isStopped = false;
  let broker: Broker | null = null;
  let end: () => Promise<void> = async () => undefined;
  const join = async () => {
    const joined = await connectBroker(natsUrl, 'gateway', logger);
    if (isStopped) return joined.close();
    broker = joined;
    end = onJoined(joined);
  };
  join().catch((err: unknown) => logger.error({ err }, 'the broker cannot be reached'));
  return {
    isConnected: () => broker?.isConnected() ?? false,
    answers: async () => (broker?.isConnected() ? broker.storeAnswers() : false),
    stop: async () => {
      isStopped = true;
      await end();
      await broker?.close();
    },
  };
};
