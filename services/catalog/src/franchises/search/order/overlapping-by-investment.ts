import type { Sql } from '../conditions/sql';

const widestSpan = 6;

/**
 * Splits the order by minimum investment into ranges that contain all franchises whose maximum reaches an amount. The span of a franchise
 * is its maximum divided by its minimum, as a power of two, so its minimum is at least the amount divided by its span. Without the ranges,
 * a query would first read all franchises whose maximum is below the amount.
 * @param minInvestment the amount in rupees. The query must also compare the maximum of each row with it
 */
export const rangesBySpan = (minInvestment: number): Sql[] => [
  ...Array.from({ length: widestSpan }, (_, exponent) => ({
    sql: 'investment_span = ?::smallint and min_investment < ?::numeric and min_investment >= ?::numeric / ?::numeric',
    bindings: [exponent, minInvestment, minInvestment, 2 ** (exponent + 1)],
  })),
  {
    sql: 'investment_span = ?::smallint and min_investment < ?::numeric',
    bindings: [widestSpan, minInvestment],
  },
  { sql: 'min_investment >= ?::numeric', bindings: [minInvestment] },
];
