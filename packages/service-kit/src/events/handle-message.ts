import type { Knex } from 'knex';
import type { JsMsg } from 'nats';
import { isDatabaseFault } from '../db/database-failure';
import type { Logger } from '../observability/logger';
import { type BatchEvent, handleBatch, isBatchEvent } from './handle-batch';
import {
  type ConsumerDefinition,
  handleEvent,
  MalformedEventError,
  parseEvent,
  UnknownTypeError,
} from './handle-event';

type Outcome = 'done' | 'duplicate' | 'dead' | 'later';

/** How often a message is tried when it fails for a passing reason. */
export interface Retry {
  /**
   * Waits before the second, third, … try, ms; the last one also applies to all further tries. After a database failure the
   * wait is never longer than the second one, so that events are handled soon after the database is back.
   */
  waitsMs: readonly number[];
  /** Tries before a message becomes a dead letter. */
  tries: number;
}

interface Options {
  consumer: ConsumerDefinition;
  db: Knex;
  logger: Logger;
  retry: Retry;
}

/** A message and the event in it. */
interface BatchMessage {
  message: JsMsg;
  event: BatchEvent;
}

/**
 * Handles messages of a consumer. Handled or duplicate: ack. Malformed: dead letter. Passing failure: retry later.
 * Neighbours that the consumer can apply together share a transaction.
 */
export const makeMessageHandler = ({ consumer, db, logger, retry }: Options) => {
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

  const retryLater = (message: JsMsg, error: unknown): Outcome => {
    const tries = message.info.redeliveryCount;
    logger.warn(
      { err: error, consumer: consumer.name, type: message.subject, tries },
      'event will be tried again',
    );
    const longest = error instanceof UnknownTypeError ? 1 : isDatabaseFault(error) ? 2 : retry.waitsMs.length;
    message.nak(retry.waitsMs[Math.min(tries, longest, retry.waitsMs.length) - 1]);
    return 'later';
  };

  const handleOne = async (message: JsMsg): Promise<Outcome> => {
    try {
      const outcome = await handleEvent(db, consumer, message.string());
      message.ack();
      return outcome;
    } catch (error) {
      const isTriedOut = message.info.redeliveryCount >= retry.tries && !isDatabaseFault(error);
      const isHopeless = error instanceof MalformedEventError || isTriedOut;
      // If the dead letter cannot be written, the message stays with the broker, so it is not lost.
      return isHopeless
        ? bury(message, error).catch((writeError: unknown) => retryLater(message, writeError))
        : retryLater(message, error);
    }
  };

  /** Handles messages together. When that fails, it handles each half, so that a bad message fails alone. */
  const handleTogether = async (batch: readonly BatchMessage[]): Promise<Outcome[]> => {
    const [first] = batch;
    if (!first) return [];
    if (batch.length === 1) return [await handleOne(first.message)];
    try {
      const outcomes = await handleBatch(
        db,
        consumer,
        batch.map(({ event }) => event),
      );
      for (const { message } of batch) message.ack();
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

  /** Handles messages in their order. @returns the outcome of each */
  return async (messages: readonly JsMsg[]): Promise<Outcome[]> => {
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
};
