import { daysBefore, type RetentionRule } from '@setu/service-kit';

/** How long a word is kept before it is checked again. */
const keptDays = 30;
/** Words in one batch. While they are checked, no franchise is written. */
const batchWords = 200;

/** A word as a tsquery. */
const query = `('''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || '''')::tsquery`;

/**
 * Deletes words that no franchise has any more, a month after they were last found. Franchises are not written meanwhile, so that a word of
 * a concurrently written franchise is not deleted.
 */
export const forgetWords: RetentionRule = {
  name: 'words of franchises',
  removeBatch: async (trx, now) => {
    await trx.raw(
      `set local lock_timeout = '1s'; set local enable_seqscan = off; set local enable_indexscan = off`,
    );
    await trx.raw('lock table franchise_opportunities in share mode');
    const { rows } = await trx.raw(
      `with old as materialized (
         select word from franchise_words where checked_at < ? order by checked_at limit ?
       ), used as materialized (
         select word from old where exists (select from franchise_opportunities where search_words @@ ${query})
       ), kept as (
         update franchise_words set checked_at = ? where word in (select word from used)
       ), removed as (
         delete from franchise_words where word in (select word from old except select word from used) returning 1
       )
       select (select count(*)::integer from old) as looked, (select count(*)::integer from removed) as removed`,
      [daysBefore(now, keptDays), batchWords, now],
    );
    return { rows: rows[0].removed, isDone: rows[0].looked < batchWords };
  },
};
