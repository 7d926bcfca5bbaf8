import { askInstancesSubject, Instance, instancesSubject } from '@setu/contracts';
import type { Broker, Logger } from '@setu/service-kit';
import type { InstanceRegistry } from './instance-registry';

/** Milliseconds between two looks at who is gone and whether the broker is there. */
const lookMs = 1_000;

interface Options {
  broker: Broker;
  known: InstanceRegistry;
  logger: Logger;
}

/**
 * Hears where services answer: asks them all at once, and again when the broker was away.
 * @returns what ends it
 */
export const followAnnouncements = ({ broker, known, logger }: Options): (() => void) => {
  const { connection } = broker;

  const take = (text: string) => {
    try {
      known.hear(Instance.parse(JSON.parse(text)));
    } catch (err) {
      logger.warn({ err }, 'an announcement nobody can read');
    }
  };
  const listen = async () => {
    for await (const message of connection.subscribe(instancesSubject)) take(message.string());
  };
  const ask = () => {
    if (connection.isClosed()) return;
    connection.publish(askInstancesSubject);
    known.setConnected(true);
  };

  let wasConnected = true;
  const look = () => {
    const isConnected = broker.isConnected();
    if (wasConnected && !isConnected) known.setConnected(false);
    wasConnected = isConnected;
    known.sweep();
  };
  const timer = setInterval(look, lookMs);
  timer.unref();
  broker.onReturn(ask);
  listen().catch((err: unknown) => logger.error({ err }, 'announcements'));
  ask();
  return () => clearInterval(timer);
};
