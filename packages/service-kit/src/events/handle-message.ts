import type { Knex } from 'knex';
import type { JsMsg } from 'nats';
import { isDatabaseFault } from '../db/database-failure';
import type { Logger } from '../observability/logger';
import { type ConsumerDefinition, handleEvent, MalformedEventError, UnknownTypeError } from './handle-event';

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

/** Handles messages of a consumer. Handled or duplicate: ack. Malformed: dead letter. Passing failure: retry later. */
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

  return async (message: JsMsg): Promise<Outcome> => {
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
};
