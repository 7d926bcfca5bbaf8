import type { Knex } from 'knex';
import { connectBroker } from '../events/broker/broker';
import type { BrokerAccess } from '../events/broker/broker-access';
import type { Reader } from '../events/consumer';
import type { ConsumerDefinition } from '../events/handle-event';
import { replayConsumer, retryDeadLetters } from '../events/recovery';
import type { Logger } from '../observability/logger';

interface Place {
  reader: Reader;
  consumers: readonly ConsumerDefinition[];
  db: Knex;
  /** Null when NATS_URL is not set. */
  access: BrokerAccess | null;
  logger: Logger;
}

/**
 * Runs `replay <consumer>` or `retry-dead-letters <consumer>` while the service runs.
 * @returns the line to print; null for another command or an unknown consumer
 */
export const runConsumerCommand = async (
  { reader, consumers, db, access, logger }: Place,
  command: string,
  name: string | undefined,
): Promise<string | null> => {
  const consumer = consumers.find((each) => each.name === name);
  if (!consumer) return null;
  if (command === 'retry-dead-letters') {
    const { done, failed } = await retryDeadLetters(db, consumer);
    return `${done} done, ${failed} failed again`;
  }
  if (command !== 'replay') return null;
  if (!access) throw new Error('A replay needs NATS_URL');
  const broker = await connectBroker(access, `${reader}-replay`, logger);
  try {
    await replayConsumer(db, broker, reader, consumer);
  } finally {
    await broker.close();
  }
  return `${consumer.name} is empty; the running service builds it again`;
};
