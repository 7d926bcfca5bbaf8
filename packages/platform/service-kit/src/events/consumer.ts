import { setImmediate } from 'node:timers/promises';
import { type ServiceName, streamOf } from '@setu/protocol';
import type { Knex } from 'knex';
import {
  AckPolicy,
  ConsumerDebugEvents,
  type ConsumerMessages,
  DeliverPolicy,
  type JsMsg,
  nanos,
} from 'nats';
import { abortableSleep } from '../async/sleep';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import type { Tracing } from '../tracing/tracing';
import type { Broker } from './broker/broker';
import type { StreamRead } from './broker/broker-permissions';
import type { ConsumerDefinition } from './handle-event';
import { makeMessageHandler, type Retry } from './handle-message';

const defaultRetry: Retry = { waitsMs: [1_000, 5_000, 30_000, 120_000, 600_000], tries: 8 };

const ackWaitMs = 30_000;
/** Maximum number of messages that are handled together. */
const maxBatch = 200;
/**
 * Messages that may be unacknowledged: two batches, one being handled and one in transit; without batches, as many as can be handled in
 * `ackWaitMs`.
 */
const maxAckPending = { batches: 2 * maxBatch, alone: 64 };
/** How long a consumer that gathers events waits for more events, ms. */
const gatherMs = 50;
/** A pull request expires after this, ms, so a lost request delays events by at most this time. */
const pullMs = 5_000;
/** Without a pull request for this long, ms, the client has stopped reading. */
const silentMs = 4 * pullMs;

/** Processes that consume events: the services, and the gateway, which publishes none. */
export type Reader = ServiceName | 'gateway';

/** Name of a reader's durable consumer at the broker. All instances of the reader share it. */
export const durableName = (service: Reader, consumer: ConsumerDefinition) => `${service}-${consumer.name}`;

/** The streams that a process reads, for its permissions at the broker. */
export const readsOf = (service: Reader, consumers: readonly ConsumerDefinition[]): StreamRead[] =>
  consumers.map((consumer) => ({ stream: streamOf(consumer.from), durable: durableName(service, consumer) }));

interface Options {
  service: Reader;
  consumer: ConsumerDefinition;
  db: Knex;
  broker: Broker;
  logger: Logger;
  metrics: Metrics;
  tracing?: Tracing | null;
  retry?: Retry;
}

/** A running consumer. */
export interface RunningConsumer {
  /** Stops after the messages that are already delivered, which would otherwise wait for `ackWaitMs`. */
  stop: () => Promise<void>;
}

/**
 * Stops a client that has stopped sending pull requests; its reader then subscribes again. It happens when the connection breaks
 * while the client looks up its consumer: the client then watches no heartbeats, and waits forever for the reply.
 * @returns a function that stops watching
 */
const watchPulls = (messages: ConsumerMessages): (() => void) => {
  let pulledAt = Date.now();
  const watch = async () => {
    for await (const { type } of await messages.status())
      if (type === ConsumerDebugEvents.Next) pulledAt = Date.now();
  };
  watch().catch((error: Error) => messages.stop(error));
  const timer = setInterval(() => {
    if (Date.now() - pulledAt > silentMs) messages.stop(new Error('The client stopped requesting events'));
  }, pullMs);
  return () => clearInterval(timer);
};

/**
 * Consumes the events of a service until it is stopped, and reconnects after failures.
 *
 * A release that subscribes to a new type of event receives it from then on; a replay also delivers earlier events. The
 * broker still delivers that type after a rollback: events that no running release consumes become dead letters. A replay
 * removes the subscription.
 */
export const startConsumer = ({
  service,
  consumer,
  db,
  broker,
  logger,
  metrics,
  tracing = null,
  retry = defaultRetry,
}: Options): RunningConsumer => {
  const stopping = new AbortController();
  const durable = durableName(service, consumer);
  const hasBatches = consumer.subscriptions.some(({ applyAll }) => applyAll !== undefined);
  const maxPending = hasBatches ? maxAckPending.batches : maxAckPending.alone;
  const { handle, whenAcknowledged } = makeMessageHandler({ consumer, db, logger, tracing, retry });
  let messages: ConsumerMessages | null = null;

  /** Handles messages as they arrive. Those that arrive while others are handled are the next batch. */
  const handleAll = async (arriving: ConsumerMessages) => {
    const arrived: JsMsg[] = [];
    let handling: Promise<void> | null = null;
    const handleArrived = async () => {
      // Lets messages that arrived together be iterated first, so that they share a batch.
      await setImmediate();
      if (consumer.gathers && arrived.length < maxBatch) await abortableSleep(gatherMs, stopping.signal);
      while (arrived.length > 0) {
        for (const outcome of await handle(arrived.splice(0, maxBatch)))
          metrics.eventsConsumed.inc({ consumer: consumer.name, outcome });
      }
      handling = null;
    };
    try {
      for await (const message of arriving) {
        arrived.push(message);
        handling ??= handleArrived().catch((error: Error) => arriving.stop(error));
      }
    } finally {
      await handling;
      await whenAcknowledged();
    }
  };

  const subscribe = async () => {
    await broker.ensureStream(consumer.from);
    const stream = streamOf(consumer.from);
    await broker.ensureConsumer(stream, {
      durable_name: durable,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      filter_subjects: consumer.subscriptions.map(({ definition }) => definition.type),
      ack_wait: nanos(ackWaitMs),
      max_deliver: -1,
      max_ack_pending: maxPending,
    });
    const reader = await broker.js.consumers.get(stream, durable);
    messages = await reader.consume({
      max_messages: maxPending,
      expires: pullMs,
      abort_on_missing_resource: true,
    });
    // `stop` may have run in the meantime, when there were no messages to stop.
    if (stopping.signal.aborted) messages.stop();
    const unwatch = watchPulls(messages);
    await handleAll(messages).finally(unwatch);
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        await subscribe();
      } catch (err) {
        if (!stopping.signal.aborted)
          logger.warn({ err, consumer: consumer.name }, 'consumer waits for the broker');
      }
      await abortableSleep(1_000, stopping.signal);
    }
  };
  const running = run();

  return {
    stop: async () => {
      stopping.abort();
      messages?.stop();
      await running;
    },
  };
};
