import { buildIndexes, type Migration } from '@setu/service-kit';

/** The order by total cost among franchises of each span, for lists with a minimum investment; see `rangesBySpan`. */
export const indexTotalBySpan: Migration = {
  name: '20261130040000-index-total-by-span',
  isConcurrent: true,
  up: (db) =>
    buildIndexes(db, 'listed_franchises', { listed_total_span: '(investment_span, total_cost, id)' }),
  down: async (db) => {
    await db.raw('drop index listed_total_span');
  },
};
