import type { Sql } from '../conditions/sql';

const widestSpan = 6;

/**
 * Splits franchises whose investment reaches at least an amount into ranges of the order of their minimum investment: a franchise
 * that begins below the amount begins above the amount divided by its span, which is how many times as much as its minimum its
 * maximum is, as a power of two. Without the split, the order begins with all franchises that end before the amount.
 * @param minInvestment the amount in rupees; rows are compared with it by their maximum too
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
