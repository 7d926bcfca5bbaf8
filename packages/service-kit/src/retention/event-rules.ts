import type { EventDefinition } from '@setu/contracts';
import { daysBefore, olderThan, type RetentionRule } from './rule';

/** Days that an event stays in the outbox and the stream after the event that replaced it was published. */
export const supersededEventDays = 30;
/** Days that a consumer knows which events it has handled. What comes again later is stopped by its `version`. */
const inboxDays = 30;
/** Days that a dead letter stays: after a retry that succeeded, and without one. */
const retriedDeadLetterDays = 30;
const deadLetterDays = 400;

/** Outbox rows that one batch looks at. */
const rangeRows = 5_000;

/**
 * An event, and the later one of the same aggregate that holds everything the first one holds. The first one goes although
 * it is the newest of its type, and with it what it says of a person.
 */
export type EventReplacement = readonly [replaced: EventDefinition, by: EventDefinition];

/**
 * Keeps the newest event of each type of each aggregate without limit, because projections are rebuilt from those. An older
 * one goes 30 days after the event that replaced it was published. Looks at the table in ranges of ids, so that a statement
 * costs the same however large the table is.
 */
const supersededEvents = (replacements: readonly EventReplacement[]): RetentionRule => {
  const pairs = replacements.map(([replaced, by]) => `${replaced.type} ${by.type}`);
  let after = '0';
  return {
    name: 'outbox',
    removeBatch: async (trx, now) => {
      const range: string[] = await trx('outbox')
        .where('id', '>', after)
        .orderBy('id')
        .limit(rangeRows)
        .pluck('id');
      const last = range.at(-1);
      const isDone = last === undefined || range.length < rangeRows;
      const from = after;
      after = isDone ? '0' : last;
      if (last === undefined) return { rows: 0, isDone };
      const { rowCount } = await trx.raw(
        `delete from outbox old
          where old.id > ? and old.id <= ? and old.published_at is not null and exists (
            select from outbox newer
              where newer.aggregate_id = old.aggregate_id and newer.id > old.id and newer.published_at < ?
                and (newer.type = old.type or old.type || ' ' || newer.type = any(?)))`,
        [from, last, daysBefore(now, supersededEventDays), pairs],
      );
      return { rows: rowCount, isDone };
    },
  };
};

/** What everybody who publishes or consumes events removes. */
export const eventRules = (replacements: readonly EventReplacement[] = []): RetentionRule[] => [
  supersededEvents(replacements),
  olderThan({ name: 'inbox', table: 'inbox', column: 'handled_at', days: inboxDays }),
  olderThan({
    name: 'retried dead letters',
    table: 'dead_letters',
    column: 'retried_at',
    days: retriedDeadLetterDays,
  }),
  olderThan({ name: 'dead letters', table: 'dead_letters', column: 'failed_at', days: deadLetterDays }),
];
