import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type ServiceName, streamOf } from '@setu/protocol';
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
  type StreamConfig,
} from 'nats';
import type { Logger } from '../../observability/logger';
import { type BrokerAccess, connectionOptions } from './broker-access';
import { inboxPrefixOf } from './broker-permissions';
import { type BrokerProblems, reportBrokerProblems } from './broker-problems';

/** State of a stream. */
export interface StreamState {
  /**
   * Our own id in the metadata, which changes when the stream is recreated. A stream of an earlier release has no id until its
   * service sets it.
   */
  id: string | undefined;
  /** When it was created, in the broker's format. Each server of a cluster has a different time. */
  created: string;
  /** Sequence number of its newest event; 0 in a stream that never had an event. */
  lastSequence: number;
}

type DurableConfig = Partial<ConsumerConfig> & { durable_name: string; filter_subjects: string[] };

/** The connection to NATS. Only this file, the consumer and the relay use the package `nats`. */
export interface Broker {
  connection: NatsConnection;
  js: JetStreamClient;
  manager: () => Promise<JetStreamManager>;
  /** Creates a service's stream if it is missing. Safe to call from several places at once. */
  ensureStream: (service: ServiceName) => Promise<void>;
  /** Sets the id of this service's stream and the number of replicas from the settings; creates it if it is missing. */
  keepStream: (service: ServiceName) => Promise<void>;
  /** The state of a service's stream. @throws when it does not exist or the broker does not answer within 5 s */
  streamState: (service: ServiceName) => Promise<StreamState>;
  /** Checks JetStream by a round trip. @throws when it does not answer within 5 s */
  storeAnswers: () => Promise<boolean>;
  /**
   * Creates a durable consumer, or updates its configuration. Its existing subjects remain: an older release that restarts
   * must not unsubscribe a newer release that runs at the same time.
   */
  ensureConsumer: (stream: string, config: DurableConfig) => Promise<void>;
  /** Events of a stream that a durable consumer has not handled yet. @throws when it does not exist */
  consumerLag: (stream: string, durable: string) => Promise<number>;
  /** Storage of streams, bytes; the limit is null when the account has none. @throws when JetStream does not answer within 5 s */
  storage: () => Promise<{ usedBytes: number; limitBytes: number | null }>;
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
/** Another process has just created it, with another id. */
const streamNameInUse = 10_058;
/** Name of the id of a stream in its metadata. */
const idName = 'franchisesetu-id';
const consumerNotFound = 10_014;

type GetManager = () => Promise<JetStreamManager>;

const makeStreams = (
  getManager: GetManager,
  replicas: number,
): Pick<Broker, 'ensureStream' | 'keepStream' | 'streamState'> => {
  const add = async (service: ServiceName) => {
    try {
      await (await getManager()).streams.add({
        name: streamOf(service),
        subjects: [`${service}.>`],
        storage: StorageType.File,
        retention: RetentionPolicy.Limits,
        max_age: 0,
        num_replicas: replicas,
        duplicate_window: nanos(deduplicationWindowMs),
        metadata: { [idName]: randomUUID() },
      });
    } catch (error) {
      if (!hasApiCode(error, streamNameInUse)) throw error;
    }
  };
  /** The configuration of the stream; null when it was created by this call. */
  const ensure = async (service: ServiceName): Promise<StreamConfig | null> => {
    try {
      return (await (await getManager()).streams.info(streamOf(service))).config;
    } catch (error) {
      if (!hasApiCode(error, streamNotFound)) throw error;
      await add(service);
      return null;
    }
  };
  return {
    ensureStream: async (service) => {
      await ensure(service);
    },
    keepStream: async (service) => {
      const config = await ensure(service);
      if (!config || (config.num_replicas === replicas && config.metadata?.[idName])) return;
      const metadata = { [idName]: randomUUID(), ...config.metadata };
      await (await getManager()).streams.update(streamOf(service), { num_replicas: replicas, metadata });
    },
    streamState: async (service) => {
      const { config, created, state } = await (await getManager()).streams.info(streamOf(service));
      return { id: config.metadata?.[idName], created, lastSequence: state.last_seq };
    },
  };
};

const makeConsumers = (
  getManager: GetManager,
): Pick<Broker, 'ensureConsumer' | 'removeConsumer' | 'consumerLag'> => ({
  consumerLag: async (stream, durable) => {
    const found = await (await getManager()).consumers.info(stream, durable);
    return found.num_pending + found.num_ack_pending;
  },
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
    // An equal configuration is not written, because two releases that start at once would undo each other's subjects.
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
const watchConnection = (connection: NatsConnection, problems: BrokerProblems, logger: Logger) => {
  let isConnected = true;
  const returnListeners: (() => void)[] = [];
  const watch = async () => {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') {
        isConnected = false;
        problems.watch();
      }
      if (status.type === 'reconnect') isConnected = true;
      if (status.type === 'disconnect' || status.type === 'reconnect')
        logger.warn({ status: status.type }, 'broker');
      // For example, a subject that the user of this process may not use.
      if (status.type === 'error')
        logger.error({ code: status.data, permission: status.permissionContext }, 'the broker refused');
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
 * outbox. When a server of a cluster is lost, it connects to another one.
 */
export const connectBroker = async (access: BrokerAccess, name: string, logger: Logger): Promise<Broker> => {
  const options = { ...connectionOptions(access), name, inboxPrefix: inboxPrefixOf(name) };
  let isUsable = () => false;
  const problems = reportBrokerProblems({ options, isConnected: () => isUsable(), logger });
  const connection = await connect({
    ...options,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    waitOnFirstConnect: true,
    pingInterval: 10_000,
    maxPingOut: 2,
    // Without this, nats creates two errors with stacks for each request, in case it fails.
    noAsyncTraces: true,
  });
  const { isConnected, onReturn } = watchConnection(connection, problems, logger);
  isUsable = isConnected;

  let manager: Promise<JetStreamManager> | null = null;
  const getManager = () => {
    manager ??= connection.jetstreamManager({ checkAPI: false });
    return manager;
  };
  return {
    connection,
    js: connection.jetstream({ timeout: 5_000 }),
    manager: getManager,
    ...makeStreams(getManager, access.NATS_REPLICAS ?? 1),
    ...makeConsumers(getManager),
    storage: async () => {
      const { storage, limits } = await (await getManager()).getAccountInfo();
      return { usedBytes: storage, limitBytes: limits.max_storage > 0 ? limits.max_storage : null };
    },
    storeAnswers: async () => {
      await (await getManager()).getAccountInfo();
      return true;
    },
    isConnected,
    onReturn,
    close: async () => {
      problems.stop();
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
