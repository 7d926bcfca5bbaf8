import { Instance, instancesSubject } from '@setu/contracts';
import { connect } from 'nats';
import type { Log } from '../report/log';

/** The announcements of services, which gateways receive too. */
export interface Instances {
  /** Whether the last announcement of the process at this address was `ready`. */
  isReady: (url: string) => boolean;
  /** Calls `listener` for each message on another subject. */
  onMessage: (subject: string, listener: () => void) => void;
  stop: () => Promise<void>;
}

/** Subscribes to the broker, also across its restarts. @throws when the broker cannot be reached at first */
export const listenForInstances = async (natsUrl: string, log: Log): Promise<Instances> => {
  const address = new URL(natsUrl);
  const connection = await connect({
    servers: address.host,
    ...(address.username && {
      user: decodeURIComponent(address.username),
      pass: decodeURIComponent(address.password),
    }),
    name: 'supervisor',
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
  });
  const ready = new Set<string>();
  connection.subscribe(instancesSubject, {
    callback: (failure, message) => {
      try {
        if (failure) throw failure;
        const { state, url } = Instance.parse(message.json());
        if (state === 'ready') ready.add(url);
        else ready.delete(url);
      } catch (error) {
        // An error thrown here would end the subscription.
        log(`a service announcement cannot be parsed: ${String(error)}`);
      }
    },
  });
  return {
    isReady: (url) => ready.has(url),
    onMessage(subject, listener) {
      connection.subscribe(subject, { callback: () => listener() });
    },
    stop: () => connection.close(),
  };
};
