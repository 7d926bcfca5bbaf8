import type { Log } from '@setu/dev-servers';
import { Instance, instancesSubject } from '@setu/protocol';
import { type BrokerAccess, connectionOptions } from '@setu/service-kit/broker-access';
import { connect } from 'nats';

/** The announcements of services, which gateways also receive. */
export interface Instances {
  /** Whether the last announcement of the process at this address was `ready`. */
  isReady: (url: string) => boolean;
  /** The number of ready processes of a service. */
  readyCount: (service: string) => number;
  /** Calls `listener` for each message on another subject. */
  onMessage: (subject: string, listener: () => void) => void;
  stop: () => Promise<void>;
}

/** Subscribes to the broker; the subscription survives its restarts. @throws when the broker cannot be reached at first */
export const listenForInstances = async (access: BrokerAccess, log: Log): Promise<Instances> => {
  const connection = await connect({
    ...connectionOptions(access),
    name: 'supervisor',
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
  });
  /** Services by the address of their process. */
  const ready = new Map<string, string>();
  connection.subscribe(instancesSubject, {
    callback: (failure, message) => {
      try {
        if (failure) throw failure;
        const { service, state, url } = Instance.parse(message.json());
        if (state === 'ready') ready.set(url, service);
        else ready.delete(url);
      } catch (error) {
        // An error thrown here would end the subscription.
        log(`a service announcement cannot be parsed: ${String(error)}`);
      }
    },
  });
  // From here on announcements are received.
  await connection.flush();
  return {
    isReady: (url) => ready.has(url),
    readyCount: (service) => [...ready.values()].filter((name) => name === service).length,
    onMessage(subject, listener) {
      connection.subscribe(subject, { callback: () => listener() });
    },
    stop: () => connection.close(),
  };
};
