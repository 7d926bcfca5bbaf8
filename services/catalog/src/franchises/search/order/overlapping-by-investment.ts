import type { Sql } from '../conditions/sql';

const widestSpan = 6;

/** The orders that begin with the cheapest, and their columns. What an outlet costs in total is at least its minimum investment. */
const columns = { investment: 'min_investment', total: 'total_cost' } as const;

export type CheapestFirst = keyof typeof columns;
export const isCheapestFirst = (order: string): order is CheapestFirst => order in columns;

/**
 * Splits an order by cost into ranges that contain all franchises whose maximum investment reaches an amount. The span of a franchise is its
 * maximum divided by its minimum, as a power of two, so its minimum is at least the amount divided by its span. Without the ranges, a query
 * would first read all franchises whose maximum is below the amount.
 * @param minInvestment the amount in rupees. The query must also compare the maximum of each row with it
 */
export const rangesBySpan = (order: CheapestFirst, minInvestment: number): Sql[] => [
  ...Array.from({ length: widestSpan }, (_, exponent) => ({
    sql: `investment_span = ?::smallint and ${columns[order]} >= ?::numeric / ?::numeric`,
    bindings: [exponent, minInvestment, 2 ** (exponent + 1)],
  })),
  { sql: 'investment_span = ?::smallint', bindings: [widestSpan] },
];
