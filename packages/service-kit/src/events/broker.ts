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

/** What a stream says of itself. */
export interface StreamState {
  /** When it was created, as the broker writes it. */
  created: string;
  /** The number of its newest event; 0 in a stream that never had one. */
  lastSequence: number;
}

type DurableConfig = Partial<ConsumerConfig> & { durable_name: string; filter_subjects: string[] };

/** The one place that knows the NATS package. */
export interface Broker {
  connection: NatsConnection;
  js: JetStreamClient;
  manager: () => Promise<JetStreamManager>;
  /** Makes a service's stream if it is not there yet. Safe to call from several places at once. */
  ensureStream: (service: ServiceName) => Promise<void>;
  /** The state of a service's stream. @throws when it is not there or the broker does not answer within 5 s */
  streamState: (service: ServiceName) => Promise<StreamState>;
  /** Whether JetStream answers, by a round trip. @throws when it does not within 5 s */
  storeAnswers: () => Promise<boolean>;
  /**
   * Makes a durable consumer, or gives the one that is there this configuration. Subjects it has already it keeps: what a
   * newer release beside this one hears must not be passed over because an older one starts again.
   */
  ensureConsumer: (stream: string, config: DurableConfig) => Promise<void>;
  /** Takes a durable consumer away; one that is not there is none the less gone. */
  removeConsumer: (stream: string, durable: string) => Promise<void>;
  isConnected: () => boolean;
  /** Calls this each time the connection is back after it was lost. */
  onReturn: (listener: () => void) => void;
  close: () => Promise<void>;
}

/** JetStream forgets message ids after this; readers' inboxes remember for ever. */
const deduplicationWindowMs = 120_000;

/** A closing connection waits this long for the broker's answer. */
const flushMs = 1_000;

const hasApiCode = (error: unknown, code: number) =>
  error instanceof NatsError && error.api_error?.err_code === code;
/** Whether an event was published to which no stream listens; a refusal of a stream has the same code, and a reason. */
export const isNoStream = (error: unknown): boolean =>
  error instanceof NatsError && error.code === ErrorCode.NoResponders && error.api_error === undefined;
const streamNotFound = 10_059;
const consumerNotFound = 10_014;

/**
 * Connects to NATS, and keeps trying for ever: a service starts and serves without its broker, its events wait in
 * the outbox. User and password stand in the address: nats://user:password@host:port.
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
  });
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

  let manager: Promise<JetStreamManager> | null = null;
  const getManager = () => {
    manager ??= connection.jetstreamManager({ checkAPI: false });
    return manager;
  };
  const ensureStream = async (service: ServiceName) => {
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
  };
  const ensureConsumer: Broker['ensureConsumer'] = async (stream, config) => {
    const { consumers } = await getManager();
    const found = await consumers.info(stream, config.durable_name).catch((error: unknown) => {
      if (hasApiCode(error, consumerNotFound)) return null;
      throw error;
    });
    if (!found) {
      await consumers.add(stream, config);
      return;
    }
    const heard = found.config.filter_subjects ?? [];
    const wanted = { ...config, filter_subjects: [...new Set([...heard, ...config.filter_subjects])] };
    // Nothing is written where nothing differs: two releases that start at once would else take back each other's subjects.
    if (!isDeepStrictEqual({ ...found.config, ...wanted }, { ...found.config }))
      await consumers.update(stream, config.durable_name, wanted);
  };
  const removeConsumer: Broker['removeConsumer'] = async (stream, durable) => {
    const { consumers } = await getManager();
    try {
      await consumers.delete(stream, durable);
    } catch (error) {
      if (!hasApiCode(error, consumerNotFound)) throw error;
    }
  };
  const streamState: Broker['streamState'] = async (service) => {
    const { created, state } = await (await getManager()).streams.info(streamOf(service));
    return { created, lastSequence: state.last_seq };
  };
  const storeAnswers = async () => {
    await (await getManager()).getAccountInfo();
    return true;
  };
  return {
    connection,
    js: connection.jetstream({ timeout: 5_000 }),
    manager: getManager,
    ensureStream,
    streamState,
    storeAnswers,
    ensureConsumer,
    removeConsumer,
    isConnected: () => isConnected && !connection.isClosed(),
    onReturn: (listener) => void returnListeners.push(listener),
    close: async () => {
      // Acknowledgements on their way out arrive first; without a broker nothing can.
      if (isConnected && !connection.isClosed())
        await Promise.race([
          connection.flush().catch(() => undefined),
          sleep(flushMs, undefined, { ref: false }),
        ]);
      if (!connection.isClosed()) await connection.close();
    },
  };
};
