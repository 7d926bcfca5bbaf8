import {
  businessCategories,
  type countOptions,
  filterCities,
  filterPresets,
  franchiseModels,
  type OptionCount,
  type OptionCounts,
  type OptionGroup,
  offeredStates,
} from '@setu/contracts';
import { type HandlerInput, mostCounted } from '@setu/protocol';
import { makeSharedResults, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import {
  type Amounts,
  budgetConditions,
  type Filter,
  filterConditions,
} from '../conditions/franchise-filter';
import { placeKeys } from '../conditions/place-keys';
import { conditionsOf } from '../conditions/search-conditions';
import { join, type Sql } from '../conditions/sql';
import { filteredList, searchedList } from '../rows/franchise-list';
import { makeStatistics } from '../sample/statistics';
import { fewFranchises } from '../sample/take-sample';
import { readSearch } from '../text/read-search';
import { exactStage } from '../text/search-stages';
import { compareKnownWords } from '../words/known-words';
import { estimate, fewestSampled } from './estimate';

/** Franchises that represent all of a long list. */
const sampleSize = 2_000;
/** Most franchises that are collected for a group. */
const mostCollected = 5_000;
/** How long the counts of a long list are kept, ms. They are estimates, which a few changes do not affect. */
const keptMs = 60_000;
const mostKeptBytes = 2_000_000;

type Input = HandlerInput<typeof countOptions>;

const groups = ['businessCategory', 'franchiseModel', 'investment', 'territories'] as const;

/** The offered values of each group. */
const offered: Readonly<Record<OptionGroup, readonly string[]>> = {
  businessCategory: businessCategories,
  franchiseModel: franchiseModels,
  investment: filterPresets.map(({ value }) => value),
  territories: [...new Set<string>([...filterCities, ...offeredStates])],
};

const noFilter = { businessCategory: [], franchiseModel: [], territories: [] };

const byGroup = (countsOf: (group: OptionGroup) => OptionCount[]): OptionCounts => ({
  businessCategory: countsOf('businessCategory'),
  franchiseModel: countsOf('franchiseModel'),
  investment: countsOf('investment'),
  territories: countsOf('territories'),
});

const amountsOf = ({ minInvestment: min, maxInvestment: max }: Input): Amounts => ({ min, max });

/** The conditions of each group of a filter, and those that belong to none. */
const conditionsByGroup = (filter: Input): Record<OptionGroup | 'others', Sql[]> => {
  const { businessCategory, franchiseModel, territories, ...others } = filter;
  return {
    businessCategory: filterConditions({ ...noFilter, businessCategory }),
    franchiseModel: filterConditions({ ...noFilter, franchiseModel }),
    investment: budgetConditions(amountsOf(filter)),
    territories: filterConditions({ ...noFilter, territories }),
    others: filterConditions({ ...others, ...noFilter }),
  };
};

/** A filter without the options of a group. */
const without = (filter: Input, group: OptionGroup): { filter: Filter; budget: Amounts } => ({
  filter: { ...filter, ...(group === 'investment' ? {} : { [group]: [] }) },
  budget: group === 'investment' ? { min: undefined, max: undefined } : amountsOf(filter),
});

const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? { sql: 'true', bindings: [] } : join(conditions, 'and');

/** The keys of the territories that each offered place matches, as two arrays. */
const places = offered.territories.flatMap((value) => placeKeys(value).map((key) => ({ value, key })));
const offeredPlaces: Sql = {
  sql: '(select value, hashtextextended(key, 0) as place from unnest(?::text[], ?::text[]) offered(value, key))',
  bindings: [places.map(({ value }) => value), places.map(({ key }) => key)],
};

const offeredRanges: Sql = {
  sql: `(values ${filterPresets.map(() => '(?, ?::numeric, ?::numeric)').join(', ')})`,
  bindings: filterPresets.flatMap(({ value, min, max }) => [value, min ?? 0, max ?? 1e10]),
};

/**
 * Counts the rows of `matched` for each option of a group. A franchise may have several options.
 * @param condition of the rows, on their columns
 */
const countedOptions = (group: OptionGroup, condition: string): Sql => {
  const of: Record<OptionGroup, { value: string; from: Sql }> = {
    businessCategory: {
      value: 'business_category',
      from: { sql: `matched where ${condition}`, bindings: [] },
    },
    franchiseModel: { value: 'franchise_model', from: { sql: `matched where ${condition}`, bindings: [] } },
    investment: {
      value: 'value',
      from: {
        sql: `matched join ${offeredRanges.sql} range(value, low, high)
          on min_investment <= high and max_investment >= low where ${condition}`,
        bindings: offeredRanges.bindings,
      },
    },
    // Once for each franchise and option, because a franchise may have several of an option's places.
    territories: {
      value: 'value',
      from: {
        sql: `(select distinct value, id from matched cross join unnest(place_ids) place
          join ${offeredPlaces.sql} offered using (place) where ${condition}) of_places`,
        bindings: offeredPlaces.bindings,
      },
    },
  };
  const { value, from } = of[group];
  return {
    sql: `select ? as "group", ${value} as value, count(*)::integer as count from ${from.sql} group by 2`,
    bindings: [group, ...from.bindings],
  };
};

interface Row {
  group: OptionGroup | 'sampled' | OptionTotal;
  value: string;
  count: number;
}
type OptionTotal = `all of ${OptionGroup}`;

const columns = 'id, business_category, franchise_model, min_investment, max_investment, place_ids';
const idShare = (id: string) => Number.parseInt(id.slice(0, 8), 16) / 2 ** 32;

const run = async (db: Knex, { sql, bindings }: Sql): Promise<Row[]> =>
  (await db.raw<{ rows: Row[] }>(sql, bindings)).rows;

/**
 * Counts the franchises for each option of a filter, with its other groups unchanged. One statement compares the franchises with the lowest
 * ids, which are random. They are all franchises of a short list, so its counts are exact. In a long list, a group with few franchises is
 * collected with indexes and counted; the counts of other groups are a proven bound or an estimate.
 */
export const makeCountOptions = ({ db }: Pick<ServiceDeps, 'db'>) => {
  /** The words, places and amount of a search as typed, as conditions for whole rows; null without a search. */
  const searchOf = async ({ search = '' }: Input) => {
    const read = readSearch(search);
    if (read.terms.length === 0 && read.places.length === 0 && read.budget === null) return null;
    const { search: typed, scope } = exactStage(await compareKnownWords(db, read));
    return { whole: conditionsOf(typed, scope), budgets: read.budget ? [read.budget] : [] };
  };

  type Search = Awaited<ReturnType<typeof searchOf>>;

  /** Compares the first `limit` franchises with the filter. */
  const readSample = async (filter: Input, search: Search, limit: number) => {
    const { others, ...byGroup } = conditionsByGroup(filter);
    const fixed = allOf([...others, ...(search?.budgets ?? []).flatMap(budgetConditions)]);
    const words = allOf(search?.whole ?? []);
    const is = groups.map((group) => ({ ...allOf(byGroup[group]), name: `is_${group.toLowerCase()}` }));
    const inOthers = (group: OptionGroup) =>
      groups
        .filter((other) => other !== group)
        .map((other) => `is_${other.toLowerCase()}`)
        .join(' and ');
    const counted = groups.flatMap((group) => [
      countedOptions(group, inOthers(group)),
      {
        sql: `select 'all of ${group}', '', count(*)::integer from matched where ${inOthers(group)}`,
        bindings: [],
      },
    ]);
    const all = join(counted, 'union all');
    const rows = await run(db, {
      sql: `with sampled as materialized (
          select ${columns}, ${is.map(({ sql, name }) => `${sql} as ${name}`).join(', ')}, ${fixed.sql} as is_fixed
          from "listed_franchises" order by id limit ?
        ), matched as materialized (
          select * from sampled where is_fixed ${
            search === null
              ? ''
              : `and exists (select from franchise_opportunities
                   where franchise_opportunities.id = sampled.id and ${words.sql} offset 0)`
          }
        )
        select 'sampled' as "group", coalesce(max(id::text), '') as value, count(*)::integer as count from sampled
        union all ${all.sql}`,
      bindings: [
        ...is.flatMap(({ bindings }) => bindings),
        ...fixed.bindings,
        limit,
        ...(search === null ? [] : words.bindings),
        ...all.bindings,
      ],
    });
    const sampled = rows.find(({ group }) => group === 'sampled');
    const size = sampled?.count ?? 0;
    const share = size < limit ? 1 : idShare(sampled?.value ?? '');
    return {
      share,
      rows,
      sizeOf: (group: OptionGroup) => rows.find((row) => row.group === `all of ${group}`)?.count ?? 0,
    };
  };

  /**
   * The exact counts of groups that have the same franchises; null when there are too many.
   * @param filter without the options of these groups
   */
  const collect = async (
    { filter, budget }: ReturnType<typeof without>,
    search: Search,
    counted: readonly OptionGroup[],
  ): Promise<Row[] | null> => {
    const budgets = [budget, ...(search?.budgets ?? [])];
    const list =
      search === null ? filteredList(filter, budgets) : searchedList(filter, search.whole, budgets, null);
    const ids = list
      .collected(db)
      .clearSelect()
      .select('id')
      .limit(mostCollected + 1)
      .toKnexQuery()
      .toSQL();
    const all = join(
      counted.map((group) => countedOptions(group, 'true')),
      'union all',
    );
    const rows = await run(db, {
      sql: `with matched as materialized (
          select ${columns} from "listed_franchises" where id = any(array(${ids.sql}))
        )
        select 'sampled' as "group", '' as value, count(*)::integer as count from matched union all ${all.sql}`,
      bindings: [...(ids.bindings as Sql['bindings']), ...all.bindings],
    });
    const size = rows.find((row) => row.group === 'sampled')?.count ?? 0;
    return size > mostCollected ? null : rows;
  };

  const exactly = (rows: readonly Row[], group: OptionGroup): OptionCount[] => {
    const counts = new Map(
      rows.filter((row) => row.group === group).map(({ value, count }) => [value, count]),
    );
    return offered[group].map((value) => ({ value, count: counts.get(value) ?? 0, precision: 'exact' }));
  };

  const count = async (input: Input, isLong: boolean): Promise<OptionCounts> => {
    const search = await searchOf(input);
    const sample = await readSample(input, search, isLong ? sampleSize : fewFranchises);
    if (sample.share === 1) return byGroup((group) => exactly(sample.rows, group));

    const hasOptions = (group: OptionGroup) =>
      group === 'investment'
        ? input.minInvestment !== undefined || input.maxInvestment !== undefined
        : input[group].length > 0;
    const few = groups.filter((group) => sample.sizeOf(group) < fewestSampled);
    // The groups without a chosen option have the same franchises.
    const together = few.filter((group) => !hasOptions(group));
    const alone = few.filter(hasOptions);
    const sets = [...(together.length === 0 ? [] : [together]), ...alone.map((group) => [group])];
    const exact = await Promise.all(
      sets.map(async (set) => ({
        set,
        rows: await collect(without(input, set[0] as OptionGroup), search, set),
      })),
    );
    return byGroup((group) => {
      const rows = exact.find(({ set }) => set.includes(group))?.rows ?? null;
      if (rows !== null) return exactly(rows, group);
      return sample.rows.flatMap((row) => {
        const estimated = row.group === group ? estimate(row.count, sample.share, mostCounted) : null;
        return estimated === null ? [] : [{ value: row.value, ...estimated }];
      });
    });
  };

  const statistics = makeStatistics({ db });
  const kept = makeSharedResults<OptionCounts>({
    maxBytes: mostKeptBytes,
    bytesOf: (counts) => JSON.stringify(counts).length,
  });
  return async (input: Input): Promise<OptionCounts> => {
    const { franchises } = await statistics();
    if (franchises <= fewFranchises) return count(input, false);
    const minute = Math.floor(Date.now() / keptMs);
    return kept.get(JSON.stringify([minute, input]), () => count(input, true));
  };
};
