import { askInstancesSubject, Instance, instancesSubject } from '@setu/contracts';
import type { Broker, Logger } from '@setu/service-kit';
import type { InstanceRegistry } from './instance-registry';

/** Time between two checks for stale instances and for the broker's connection. */
const checkIntervalMs = 1_000;
/** Addresses without TLS that are remembered, so that each is logged once. */
const mostComplaints = 1_000;

interface Options {
  broker: Broker;
  instances: InstanceRegistry;
  /** True: an instance that announces an address without https is not registered. */
  needsHttps: boolean;
  logger: Logger;
}

/**
 * Registers the instances that announce themselves. Asks all of them to do so at the start, and whenever the broker returns.
 * @returns a function that ends it
 */
export const followAnnouncements = ({ broker, instances, needsHttps, logger }: Options): (() => void) => {
  const { connection } = broker;

  /** Addresses that were complained about. */
  const refused = new Set<string>();
  const refuse = ({ service, url }: Instance) => {
    if (refused.has(url)) return;
    if (refused.size >= mostComplaints) refused.clear();
    refused.add(url);
    logger.error({ service, url }, 'an instance without TLS is not called, because SERVICES_HTTPS is 1');
  };
  const register = (text: string) => {
    try {
      const instance = Instance.parse(JSON.parse(text));
      if (needsHttps && !instance.url.startsWith('https:')) refuse(instance);
      else instances.register(instance);
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
