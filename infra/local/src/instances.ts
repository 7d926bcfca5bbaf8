import { Instance, instancesSubject } from '@setu/contracts';
import { connect } from 'nats';
import type { Log } from './log';

/** What services announce of themselves: what gateways hear too. */
export interface Instances {
  /** Whether the process at this address said that it is ready, and nothing else since. */
  isReady(url: string): boolean;
  /** Calls `listener` whenever a message comes on another subject. */
  onMessage(subject: string, listener: () => void): void;
  stop(): Promise<void>;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** Listens on the broker, and goes on when the broker was away. @throws when it cannot be reached at first */
export async function listenForInstances(natsUrl: string, log: Log): Promise<Instances> {
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
      const heard = failure ? undefined : Instance.safeParse(parse(message.string()));
      if (!heard?.success) {
        log(`an announcement cannot be read: ${failure?.message ?? heard?.error.message}`);
        return;
      }
      if (heard.data.state === 'ready') ready.add(heard.data.url);
      else ready.delete(heard.data.url);
    },
  });
  return {
    isReady: (url) => ready.has(url),
    onMessage(subject, listener) {
      connection.subscribe(subject, { callback: () => listener() });
    },
    stop: () => connection.close(),
  };
}
