import { parseTraceparent } from '@setu/protocol';
import type { Knex } from 'knex';
import type { JsMsg } from 'nats';
import { isDatabaseFault } from '../db/database-failure';
import type { Logger } from '../observability/logger';
import { traceHandling } from '../tracing/trace-events';
import type { Tracing } from '../tracing/tracing';
import { type BatchEvent, handleBatch, isBatchEvent } from './handle-batch';
import {
  applyEvent,
  type ConsumerDefinition,
  MalformedEventError,
  type ParsedEvent,
  parseEvent,
  UnknownTypeError,
} from './handle-event';
import { flushProjection } from './inbox';

type Outcome = 'done' | 'duplicate' | 'dead' | 'later';

/** How a message is retried after a temporary failure. */
export interface Retry {
  /**
   * Waits before the second, third, … attempt, ms; the last value applies to all further attempts. After a database failure
   * the wait is at most the second value, so that events are handled soon after the database is back.
   */
  waitsMs: readonly number[];
  /** Attempts before a message becomes a dead letter. */
  tries: number;
}

interface Options {
  consumer: ConsumerDefinition;
  db: Knex;
  logger: Logger;
  tracing?: Tracing | null;
  retry: Retry;
}

/** Attributes of an event's trace. */
const tracedEvent = ({ subscription, envelope }: ParsedEvent) => ({
  type: subscription.definition.type,
  traceparent: envelope.traceparent,
});

/** The trace of an event, for the log. */
const traceIdIn = (event: ParsedEvent | null) => parseTraceparent(event?.envelope.traceparent)?.traceId;

/** A message and the event in it. */
interface BatchMessage {
  message: JsMsg;
  event: BatchEvent;
}

/**
 * Handles messages of a consumer. Handled or duplicate: ack. Malformed: dead letter. Temporary failure: retry later.
 * Consecutive messages that the consumer can apply together share a transaction.
 */
export const makeMessageHandler = ({ consumer, db, logger, tracing = null, retry }: Options) => {
  const keepAsDeadLetter = async (message: JsMsg, error: unknown, traceId?: string): Promise<Outcome> => {
    const reason = error instanceof Error ? error.message : String(error);
    await db('dead_letters').insert({
      consumer: consumer.name,
      type: message.subject,
      payload: message.string(),
      reason: reason.slice(0, 4_000),
    });
    logger.error(
      { err: error, consumer: consumer.name, type: message.subject, traceId },
      'event went to the dead letters',
    );
    message.term(reason.slice(0, 200));
    return 'dead';
  };

  const retryLater = (message: JsMsg, error: unknown, traceId?: string): Outcome => {
    const tries = message.info.redeliveryCount;
    logger.warn(
      { err: error, consumer: consumer.name, type: message.subject, traceId, tries },
      'event will be tried again',
    );
    const longest = error instanceof UnknownTypeError ? 1 : isDatabaseFault(error) ? 2 : retry.waitsMs.length;
    message.nak(retry.waitsMs[Math.min(tries, longest, retry.waitsMs.length) - 1]);
    return 'later';
  };

  const acknowledgements = new Set<Promise<void>>();

  /** Acknowledges handled messages as soon as their changes are on disk. Meanwhile the next messages are handled. */
  const acknowledge = (messages: readonly JsMsg[]): void => {
    const acknowledged = flushProjection(db, consumer)
      .then(
        () => {
          for (const message of messages) message.ack();
        },
        (error: unknown) => {
          for (const message of messages) retryLater(message, error);
        },
      )
      .finally(() => acknowledgements.delete(acknowledged));
    acknowledgements.add(acknowledged);
  };

  const handleOne = async (message: JsMsg): Promise<Outcome> => {
    let event: ParsedEvent | null = null;
    try {
      const parsed = parseEvent(consumer, message.string());
      event = parsed;
      const outcome = await traceHandling(tracing, consumer.name, [tracedEvent(parsed)], () =>
        applyEvent(db, consumer, parsed),
      );
      acknowledge([message]);
      return outcome;
    } catch (error) {
      const traceId = traceIdIn(event);
      const isTriedOut = message.info.redeliveryCount >= retry.tries && !isDatabaseFault(error);
      const isHopeless = error instanceof MalformedEventError || isTriedOut;
      // If the dead letter cannot be written, the message stays in the broker, so it is not lost.
      return isHopeless
        ? keepAsDeadLetter(message, error, traceId).catch((writeError: unknown) =>
            retryLater(message, writeError, traceId),
          )
        : retryLater(message, error, traceId);
    }
  };

  /** Handles messages together. When that fails, it handles each half, so that a bad message fails alone. */
  const handleTogether = async (batch: readonly BatchMessage[]): Promise<Outcome[]> => {
    const [first] = batch;
    if (!first) return [];
    if (batch.length === 1) return [await handleOne(first.message)];
    try {
      const events = batch.map(({ event }) => event);
      const outcomes = await traceHandling(tracing, consumer.name, events.map(tracedEvent), () =>
        handleBatch(db, consumer, events),
      );
      acknowledge(batch.map(({ message }) => message));
      return outcomes;
    } catch (error) {
      if (isDatabaseFault(error)) return batch.map(({ message }) => retryLater(message, error));
      const middle = Math.ceil(batch.length / 2);
      const earlier = await handleTogether(batch.slice(0, middle));
      return [...earlier, ...(await handleTogether(batch.slice(middle)))];
    }
  };

  /** The event of a message that others can share a transaction with; null for all other messages. */
  const batchEventOf = (message: JsMsg): BatchEvent | null => {
    try {
      const event = parseEvent(consumer, message.string());
      return isBatchEvent(event) ? event : null;
    } catch {
      return null; // `handleOne` reports it.
    }
  };

  const handle = async (messages: readonly JsMsg[]): Promise<Outcome[]> => {
    const outcomes: Outcome[] = [];
    let batch: BatchMessage[] = [];
    for (const message of messages) {
      const event = messages.length > 1 ? batchEventOf(message) : null;
      if (event) {
        batch.push({ message, event });
        continue;
      }
      outcomes.push(...(await handleTogether(batch)), await handleOne(message));
      batch = [];
    }
    return [...outcomes, ...(await handleTogether(batch))];
  };

  return {
    /** Handles messages in their order. @returns the outcome of each */
    handle,
    /** Resolves when every handled message is acknowledged or returned. */
    whenAcknowledged: async (): Promise<void> => {
      await Promise.all(acknowledgements);
    },
  };
};
