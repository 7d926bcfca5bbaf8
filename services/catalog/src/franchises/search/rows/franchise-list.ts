import type { Knex } from 'knex';
import { type QueryBuilder, raw } from 'objection';
import { Franchise } from '../../franchise.model';
import {
  type Amounts,
  budgetConditions,
  type Filter,
  filterConditions,
  indexedConditions,
  wholeBudgetConditions,
} from '../conditions/franchise-filter';
import { type Sql, where } from '../conditions/sql';
import { isFilterSmall, isIndexWorth } from '../sample/reading-cost';
import type { Sample } from '../sample/take-sample';
import { ListedFranchise } from './listed-franchise.model';
import { type FranchiseList, moneyColumns, orderColumns } from './read-page';

/**
 * Listed franchises as whole rows, with the columns of orders. The planner leaves the join out when nothing needs it. The joined columns
 * have names of their own, because conditions name columns of the whole rows.
 */
const wholeListed = (db: Knex): QueryBuilder<ListedFranchise> =>
  ListedFranchise.query(db)
    .from(Franchise.tableName)
    .leftJoin(
      raw(`(select id as listed_id, ${moneyColumns} from listed_franchises) listed`),
      'listed_id',
      'id',
    )
    .where('is_listed', true)
    .select([...orderColumns, ...moneyColumns]);

/** The list of a filter and budgets. */
export const filteredList = (filter: Filter, budgets: readonly Amounts[]): FranchiseList => {
  const listed = [...filterConditions(filter), ...budgets.flatMap(budgetConditions)];
  return {
    listed,
    whole: [],
    collected: (trx) => where(ListedFranchise.query(trx).select([...orderColumns, ...moneyColumns]), listed),
  };
};

/**
 * The list of a search with a filter and budgets. If the filter has few rows, their words are compared; otherwise an index finds rows by
 * filter and words.
 * @param whole conditions for the words
 */
export const searchedList = (
  filter: Filter,
  whole: readonly Sql[],
  budgets: readonly Amounts[],
  sample: Sample | null,
): FranchiseList => {
  const listed = [...filterConditions(filter), ...budgets.flatMap(budgetConditions)];
  const isSmall = sample !== null && isFilterSmall(sample);
  const few = (trx: Knex) =>
    wholeListed(trx).whereRaw('id = any(array(?))', [where(ListedFranchise.query(trx), listed).select('id')]);
  const { franchiseModel: models } = filter;
  const isModelIndexed = models.length === 0 || sample === null || isIndexWorth(sample, models);
  const indexed = indexedConditions(filter, isModelIndexed, [
    ...budgets.flatMap(wholeBudgetConditions),
    ...whole,
  ]);
  return {
    listed,
    whole,
    collected: (trx) => (isSmall ? where(few(trx), whole) : where(wholeListed(trx), indexed)),
  };
};
