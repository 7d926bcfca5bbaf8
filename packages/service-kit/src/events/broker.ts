import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type ServiceName, streamOf } from '@setu/contracts';
import {
  type ConsumerConfig,
  connect,
  ErrorCode,
  type JetStreamClient,
  type JetStreamManager,
  type NatsConnection,
  NatsError,
  nanos,
  RetentionPolicy,
  StorageType,
} from 'nats';
import type { Logger } from '../observability/logger';

/** State of a stream. */
export interface StreamState {
  /** When it was created, as the broker writes it. */
  created: string;
  /** Sequence number of its newest event; 0 in a stream that never had one. */
  lastSequence: number;
}

type DurableConfig = Partial<ConsumerConfig> & { durable_name: string; filter_subjects: string[] };

/** The connection to NATS. Only this file, the consumer and the relay know the package `nats`. */
export interface Broker {
  connection: NatsConnection;
  js: JetStreamClient;
  manager: () => Promise<JetStreamManager>;
  /** Creates a service's stream if it is missing. Safe to call from several places at once. */
  ensureStream: (service: ServiceName) => Promise<void>;
  /** The state of a service's stream. @throws when it does not exist or the broker does not answer within 5 s */
  streamState: (service: ServiceName) => Promise<StreamState>;
  /** Checks JetStream by a round trip. @throws when it does not answer within 5 s */
  storeAnswers: () => Promise<boolean>;
  /**
   * Creates a durable consumer, or updates its configuration. Its existing subjects remain: an older release that restarts
   * must not unsubscribe a newer release that runs at the same time.
   */
  ensureConsumer: (stream: string, config: DurableConfig) => Promise<void>;
  /** Deletes a durable consumer, if it exists. */
  removeConsumer: (stream: string, durable: string) => Promise<void>;
  isConnected: () => boolean;
  /** Adds a listener that is called after each reconnect. */
  onReturn: (listener: () => void) => void;
  close: () => Promise<void>;
}

/** JetStream detects duplicate message ids within this time. Later duplicates are found by the consumers' inboxes. */
const deduplicationWindowMs = 120_000;

/** Time that a closing connection waits for the broker's answer. */
const flushMs = 1_000;

const hasApiCode = (error: unknown, code: number) =>
  error instanceof NatsError && error.api_error?.err_code === code;
/** Whether no stream stores the subject of a published event. A stream's refusal has the same code, but also an API error. */
export const isNoStream = (error: unknown): boolean =>
  error instanceof NatsError && error.code === ErrorCode.NoResponders && error.api_error === undefined;
const streamNotFound = 10_059;
const consumerNotFound = 10_014;

type GetManager = () => Promise<JetStreamManager>;

const makeStreams = (getManager: GetManager): Pick<Broker, 'ensureStream' | 'streamState'> => ({
  ensureStream: async (service) => {
    const jsm = await getManager();
    const stream = streamOf(service);
    try {
      await jsm.streams.info(stream);
    } catch (error) {
      if (!hasApiCode(error, streamNotFound)) throw error;
      await jsm.streams.add({
        name: stream,
        subjects: [`${service}.>`],
        storage: StorageType.File,
        retention: RetentionPolicy.Limits,
        max_age: 0,
        duplicate_window: nanos(deduplicationWindowMs),
      });
    }
  },
  streamState: async (service) => {
    const { created, state } = await (await getManager()).streams.info(streamOf(service));
    return { created, lastSequence: state.last_seq };
  },
});

const makeConsumers = (getManager: GetManager): Pick<Broker, 'ensureConsumer' | 'removeConsumer'> => ({
  ensureConsumer: async (stream, config) => {
    const { consumers } = await getManager();
    const found = await consumers.info(stream, config.durable_name).catch((error: unknown) => {
      if (hasApiCode(error, consumerNotFound)) return null;
      throw error;
    });
    if (!found) {
      await consumers.add(stream, config);
      return;
    }
    const subscribed = found.config.filter_subjects ?? [];
    const desired = { ...config, filter_subjects: [...new Set([...subscribed, ...config.filter_subjects])] };
    // An equal configuration is not written: two releases that start at once would undo each other's subjects.
    if (!isDeepStrictEqual({ ...found.config, ...desired }, { ...found.config }))
      await consumers.update(stream, config.durable_name, desired);
  },
  removeConsumer: async (stream, durable) => {
    const { consumers } = await getManager();
    try {
      await consumers.delete(stream, durable);
    } catch (error) {
      if (!hasApiCode(error, consumerNotFound)) throw error;
    }
  },
});

/** Follows the connection's status, logs its changes, and calls the listeners after each reconnect. */
const watchConnection = (connection: NatsConnection, logger: Logger) => {
  let isConnected = true;
  const returnListeners: (() => void)[] = [];
  const watch = async () => {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') isConnected = false;
      if (status.type === 'reconnect') isConnected = true;
      if (status.type === 'disconnect' || status.type === 'reconnect')
        logger.warn({ status: status.type }, 'broker');
      if (status.type === 'reconnect') for (const listener of returnListeners) listener();
    }
  };
  watch().catch((err: unknown) => logger.error({ err }, 'broker status'));
  return {
    isConnected: () => isConnected && !connection.isClosed(),
    onReturn: (listener: () => void) => void returnListeners.push(listener),
  };
};

/**
 * Connects to NATS and retries without end: a service starts and serves without its broker, and its events wait in the
 * outbox.
 * @param url with user and password, if any: nats://user:password@host:port
 */
export const connectBroker = async (url: string, name: string, logger: Logger): Promise<Broker> => {
  const address = new URL(url);
  const connection = await connect({
    servers: address.host,
    ...(address.username
      ? { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) }
      : {}),
    name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    waitOnFirstConnect: true,
    pingInterval: 10_000,
    maxPingOut: 2,
    // Without this nats makes two errors with stacks for each request, in case it fails.
    noAsyncTraces: true,
  });
  const { isConnected, onReturn } = watchConnection(connection, logger);

  let manager: Promise<JetStreamManager> | null = null;
  const getManager = () => {
    manager ??= connection.jetstreamManager({ checkAPI: false });
    return manager;
  };
  return {
    connection,
    js: connection.jetstream({ timeout: 5_000 }),
    manager: getManager,
    ...makeStreams(getManager),
    ...makeConsumers(getManager),
    storeAnswers: async () => {
      await (await getManager()).getAccountInfo();
      return true;
    },
    isConnected,
    onReturn,
    close: async () => {
      // Sends pending acknowledgements first. Without a broker nothing can be sent.
      if (isConnected())
        await Promise.race([
          connection.flush().catch(() => undefined),
          sleep(flushMs, undefined, { ref: false }),
        ]);
      if (!connection.isClosed()) await connection.close();
    },
  };
};
