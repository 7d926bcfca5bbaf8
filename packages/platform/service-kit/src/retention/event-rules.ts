import type { EventDefinition } from '@setu/protocol';
import { daysBefore, olderThan, type RetentionRule } from './rule';

/** Days that a replaced event stays in the outbox and the stream after its replacement was published. */
export const supersededEventDays = 30;
/** Days that the inbox remembers handled events. Later duplicates have no effect because of their `version`. */
const inboxDays = 30;
/** Days until a dead letter is deleted: after a successful retry, and without one. */
const retriedDeadLetterDays = 30;
const deadLetterDays = 400;

/** Outbox rows that one batch examines. */
const rangeRows = 5_000;

/**
 * An event type and a later event type of the same aggregate with all its data. The first event is removed although it is the
 * newest of its type, and with it its personal data.
 */
export type EventReplacement = readonly [replaced: EventDefinition, by: EventDefinition];

/**
 * Deletes events that were replaced. The newest event of each type of each aggregate is never deleted, because projections are
 * rebuilt from it; an older one is deleted 30 days after its replacement was published. The rule walks the table in ranges of
 * ids, so that the cost of a statement does not depend on the table's size.
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

/** Retention rules of the event tables. */
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
