import { askInstancesSubject, Instance, instancesSubject } from '@setu/protocol';
import type { Broker, Logger } from '@setu/service-kit';
import type { InstanceRegistry } from './instance-registry';

/** Time between two checks for stale instances and for the broker's connection. */
const checkIntervalMs = 1_000;
/** Number of remembered refusals, so that each is logged once. */
const mostRefusals = 1_000;

interface Options {
  broker: Broker;
  instances: InstanceRegistry;
  /** Why an instance gets no calls, for the log; null when it may get calls. */
  problemOf: (instance: Instance) => string | null;
  /** Called after each registration. */
  onRegistered: () => void;
  logger: Logger;
}

/**
 * Registers announced instances that may get calls. Asks all instances to announce themselves at the start and whenever the broker
 * returns.
 * @returns a function that asks them again, and one that stops
 */
export const followAnnouncements = ({ broker, instances, problemOf, onRegistered, logger }: Options) => {
  const { connection } = broker;

  /** What was refused and why. */
  const refused = new Set<string>();
  const refuse = ({ service, version, url }: Instance, problem: string) => {
    const refusal = `${service} ${version} ${url} ${problem}`;
    if (refused.has(refusal)) return;
    if (refused.size >= mostRefusals) refused.clear();
    refused.add(refusal);
    logger.error({ service, version, url }, problem);
  };
  const register = (text: string) => {
    try {
      const instance = Instance.parse(JSON.parse(text));
      const problem = problemOf(instance);
      if (problem) refuse(instance, problem);
      else {
        instances.register(instance);
        onRegistered();
      }
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
  return { ask, stop: () => clearInterval(timer) };
};
