import { askInstancesSubject, Instance, instancesSubject } from '@setu/contracts';
import type { Broker, Logger } from '@setu/service-kit';
import type { InstanceRegistry } from './instance-registry';

/** Time between two checks for stale instances and for the broker's connection. */
const checkIntervalMs = 1_000;

interface Options {
  broker: Broker;
  instances: InstanceRegistry;
  logger: Logger;
}

/**
 * Registers the instances that announce themselves. Asks all of them to do so at the start, and whenever the broker returns.
 * @returns a function that ends it
 */
export const followAnnouncements = ({ broker, instances, logger }: Options): (() => void) => {
  const { connection } = broker;

  const register = (text: string) => {
    try {
      instances.register(Instance.parse(JSON.parse(text)));
    } catch (err) {
      logger.warn({ err }, 'invalid announcement of an instance');
    }
  };
  const listen = async () => {
    for await (const message of connection.subscribe(instancesSubject)) register(message.string());
  };
  const ask = () => {
    if (connection.isClosed()) return;
    connection.publish(askInstancesSubject);
    instances.setConnected(true);
  };

  let wasConnected = true;
  const check = () => {
    const isConnected = broker.isConnected();
    if (wasConnected && !isConnected) instances.setConnected(false);
    wasConnected = isConnected;
    instances.evictStale();
  };
  const timer = setInterval(check, checkIntervalMs);
  timer.unref();
  broker.onReturn(ask);
  listen().catch((err: unknown) => logger.error({ err }, 'announcements of instances cannot be received'));
  ask();
  return () => clearInterval(timer);
};
