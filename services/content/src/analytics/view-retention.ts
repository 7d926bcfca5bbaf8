import { batchRows, daysBefore, olderThan, type RetentionRule } from '@setu/service-kit';

/** Days for which each view has a row. More than a year, so that a month can be compared with the same month of the previous year. */
const viewDays = 400;
/** Days for which the network and browser of a view are stored. */
const networkDays = 30;
/** The salts of today and yesterday are in use. */
const saltDays = 2;

/** Replaces old views by the total of their franchise. */
const views: RetentionRule = {
  name: 'analytics',
  removeBatch: async (trx, now) => {
    const { rows } = await trx.raw(
      `with gone as (
         delete from analytics where ctid in (
           select ctid from analytics where event = 'franchise_view' and created_at < ? order by created_at limit ?)
         returning franchise_id),
       folded as (
         insert into view_totals (franchise_id, views) select franchise_id, count(*) from gone group by franchise_id
         on conflict (franchise_id) do update set views = view_totals.views + excluded.views)
       select count(*)::int as count from gone`,
      [daysBefore(now, viewDays), batchRows],
    );
    return { rows: rows[0].count, isDone: rows[0].count < batchRows };
  },
};

/** Clears the network and browser of old views, which still count. */
const networks: RetentionRule = {
  name: 'analytics networks',
  removeBatch: async (trx, now) => {
    const { rowCount } = await trx.raw(
      `update analytics set ip_address = null, user_agent = null where ctid in (
         select ctid from analytics where created_at < ? and (ip_address is not null or user_agent is not null)
         order by created_at limit ?)`,
      [daysBefore(now, networkDays), batchRows],
    );
    return { rows: rowCount, isDone: rowCount < batchRows };
  },
};

/** Retention rules for views. docs/retention.md gives the reasons. */
export const viewRetention: readonly RetentionRule[] = [
  views,
  networks,
  olderThan({ name: 'visitor salts', table: 'visitor_salts', column: 'day', days: saltDays }),
];
