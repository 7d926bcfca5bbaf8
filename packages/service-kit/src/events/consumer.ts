import { type EventDefinition, eventEnvelope, type ServiceName, streamOf } from '@setu/contracts';
import type { Knex } from 'knex';
import { AckPolicy, type ConsumerMessages, DeliverPolicy, type JsMsg, nanos } from 'nats';
import type { z } from 'zod';
import { abortableSleep } from '../async/sleep';
import { isDatabaseFault } from '../db/database-failure';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import type { Broker } from './broker';

/** What one reader does with one kind of event. It must be safe to run with an older event than it already knows. */
export interface Subscription {
  definition: EventDefinition;
  apply: (trx: Knex.Transaction, data: unknown, envelope: { id: string; time: string }) => Promise<void>;
}

/** Joins an event's definition and what is done with it. */
export const on = <D extends EventDefinition>(
  definition: D,
  apply: (
    trx: Knex.Transaction,
    data: z.output<D['data']>,
    envelope: { id: string; time: string },
  ) => Promise<void>,
): Subscription => ({ definition, apply: apply as Subscription['apply'] });

/** A projection of one neighbour's events. */
export interface ConsumerDefinition {
  /** Name within the service: `brands`. */
  name: string;
  from: ServiceName;
  subscriptions: readonly Subscription[];
  /** Empties the projection before it is built anew from a replay. */
  reset: (trx: Knex.Transaction) => Promise<void>;
}

/** A message nobody can make sense of: it goes to the dead letters at once. */
class MalformedEventError extends Error {}

/**
 * An event of a kind this release does not read: no fault of the message, another release beside this one may have asked for
 * it. It is handed back without long waits, so that many of them do not stand in the way of what is read here.
 */
class UnreadKindError extends Error {}

type Outcome = 'done' | 'duplicate' | 'dead' | 'later';

/** How often a message that meets a passing fault is tried. */
export interface Retry {
  /**
   * Waits before the second, third, … try, ms; the last one stands for all further ones. After a fault of the database it is
   * never more than the second: the event is as good as before, and handled soon after the database is back.
   */
  waitsMs: readonly number[];
  /** Tries before a message goes to the dead letters. */
  tries: number;
}
const defaultRetry: Retry = { waitsMs: [1_000, 5_000, 30_000, 120_000, 600_000], tries: 8 };

const ackWaitMs = 30_000;
const maxAckPending = 64;
/** A request for messages is repeated after this, ms: how long a lost one can hold up events. */
const pullMs = 5_000;

/** Who reads events: the services, and the gateway, which owns none. */
export type Reader = ServiceName | 'gateway';

/** Name of a reader's durable consumer at the broker: all its processes share it. */
export const durableName = (service: Reader, consumer: ConsumerDefinition) => `${service}-${consumer.name}`;

/**
 * Handles one message: inbox check and projection in one transaction, so that its effect happens once however often it
 * arrives. Exported for dead-letter retries, which run the same path.
 */
export const handleEvent = async (
  db: Knex,
  consumer: ConsumerDefinition,
  payload: string,
): Promise<'done' | 'duplicate'> => {
  const parse = (): { subscription: Subscription; envelope: { id: string; time: string; data: unknown } } => {
    let json: unknown;
    try {
      json = JSON.parse(payload);
    } catch (cause) {
      throw new MalformedEventError('not JSON', { cause });
    }
    const type = typeof json === 'object' && json !== null && 'type' in json ? json.type : undefined;
    const subscription = consumer.subscriptions.find(({ definition }) => definition.type === type);
    if (!subscription) throw new UnreadKindError(`nobody here reads ${String(type)}`);
    const parsed = eventEnvelope(subscription.definition.data).safeParse(json);
    if (!parsed.success) throw new MalformedEventError(parsed.error.message);
    return { subscription, envelope: parsed.data };
  };
  const { subscription, envelope } = parse();
  return db.transaction(async (trx) => {
    const fresh = await trx('inbox')
      .insert({ consumer: consumer.name, event_id: envelope.id })
      .onConflict(['consumer', 'event_id'])
      .ignore()
      .returning('event_id');
    if (fresh.length === 0) return 'duplicate';
    await subscription.apply(trx, envelope.data, envelope);
    return 'done';
  });
};

interface Options {
  service: Reader;
  consumer: ConsumerDefinition;
  db: Knex;
  broker: Broker;
  logger: Logger;
  metrics: Metrics;
  retry?: Retry;
}

/** A reader at work. */
export interface RunningConsumer {
  /** Ends the reading; what the broker has handed over already is handled, or it would lie there for `ackWaitMs`. */
  stop: () => Promise<void>;
}

/**
 * Reads a neighbour's events for ever: done or duplicate → ack; bad shape → dead letter; passing fault → again later.
 * A release that reads one kind more gets that kind from now on; a replay brings what was told before. A kind once read is
 * delivered on, also after a rollback: what no release of the time reads waits in the dead letters. A replay ends that too.
 */
export const startConsumer = ({
  service,
  consumer,
  db,
  broker,
  logger,
  metrics,
  retry = defaultRetry,
}: Options): RunningConsumer => {
  const stopping = new AbortController();
  const durable = durableName(service, consumer);
  let messages: ConsumerMessages | null = null;

  const bury = async (message: JsMsg, error: unknown): Promise<Outcome> => {
    const reason = error instanceof Error ? error.message : String(error);
    await db('dead_letters').insert({
      consumer: consumer.name,
      type: message.subject,
      payload: message.string(),
      reason: reason.slice(0, 4_000),
    });
    logger.error(
      { err: error, consumer: consumer.name, type: message.subject },
      'event went to the dead letters',
    );
    message.term(reason.slice(0, 200));
    return 'dead';
  };

  const again = (message: JsMsg, error: unknown): Outcome => {
    const tries = message.info.redeliveryCount;
    logger.warn(
      { err: error, consumer: consumer.name, type: message.subject, tries },
      'event will be tried again',
    );
    const longest = error instanceof UnreadKindError ? 1 : isDatabaseFault(error) ? 2 : retry.waitsMs.length;
    message.nak(retry.waitsMs[Math.min(tries, longest, retry.waitsMs.length) - 1]);
    return 'later';
  };

  const handle = async (message: JsMsg): Promise<Outcome> => {
    try {
      const outcome = await handleEvent(db, consumer, message.string());
      message.ack();
      return outcome;
    } catch (error) {
      const isTriedOut = message.info.redeliveryCount >= retry.tries && !isDatabaseFault(error);
      const isHopeless = error instanceof MalformedEventError || isTriedOut;
      // A dead letter that cannot be written leaves the message with the broker: nothing is lost.
      return isHopeless
        ? bury(message, error).catch((unwritten: unknown) => again(message, unwritten))
        : again(message, error);
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
      max_ack_pending: maxAckPending,
    });
    const reader = await broker.js.consumers.get(stream, durable);
    messages = await reader.consume({
      max_messages: maxAckPending,
      expires: pullMs,
      abort_on_missing_resource: true,
    });
    // Stopped while this was under way: nobody else will end this reading.
    if (stopping.signal.aborted) messages.stop();
    for await (const message of messages) {
      const outcome = await handle(message);
      metrics.eventsConsumed.inc({ consumer: consumer.name, outcome });
    }
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
