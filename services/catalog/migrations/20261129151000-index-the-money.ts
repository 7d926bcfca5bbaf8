import { buildIndexes, type Migration } from '@setu/service-kit';

/** Rows that one statement fills, so that changes of listings never wait long for it. */
const batch = 5_000;

/** Fills in the totals, and builds the indexes of the orders and bounds by money. */
export const indexTheMoney: Migration = {
  name: '20261129151000-index-the-money',
  isConcurrent: true,
  up: async (db) => {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { rows } = await db.raw(
        `with part as (select id from listed_franchises where id > ? order by id limit ?),
           filled as (update listed_franchises set total_cost = min_investment from part
             where listed_franchises.id = part.id and total_cost is null)
         select max(id::text) as last from part`,
        [after, batch],
      );
      if (!rows[0].last) break;
      after = rows[0].last;
    }
    await buildIndexes(db, 'listed_franchises', {
      listed_total: '(total_cost, id)',
      listed_fee: '(least_fee, id)',
      listed_royalty: '(royalty_percent, id)',
      listed_payback: '(payback_months, id)',
      listed_earned: '(earned_return, id)',
    });
  },
  down: async (db) => {
    await db.raw('drop index listed_total, listed_fee, listed_royalty, listed_payback, listed_earned');
  },
};
