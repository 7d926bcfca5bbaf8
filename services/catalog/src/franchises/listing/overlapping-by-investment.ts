import type { QueryBuilder } from 'objection';
import type { Franchise } from '../franchise.model';

/** How many times as much as its minimum a franchise's maximum is, as a power of two; the index `franchise_span` has it. */
const span = 'least(floor(log(2, max_investment / min_investment)), 6)::integer';
const widestSpan = 6;

/**
 * Splits franchises whose investment reaches at least an amount into parts, in each of which those in the order of their minimum
 * investment are found within a range of an index: a franchise that begins below the amount begins above the amount divided by
 * its span. Without the split, the order begins with all franchises that end before the amount.
 * @param matching the filtered query, with the condition on the maximum investment
 */
export const splitBySpan = (
  matching: QueryBuilder<Franchise>,
  minInvestment: number,
): QueryBuilder<Franchise>[] => [
  ...Array.from({ length: widestSpan }, (_, exponent) =>
    matching
      .clone()
      .whereRaw(`${span} = ?::integer`, [exponent])
      .whereRaw('min_investment < ?::numeric and min_investment >= ?::numeric / ?::numeric', [
        minInvestment,
        minInvestment,
        2 ** (exponent + 1),
      ]),
  ),
  matching
    .clone()
    .whereRaw(`${span} = ?::integer and min_investment < ?::numeric`, [widestSpan, minInvestment]),
  matching.clone().whereRaw('min_investment >= ?::numeric', [minInvestment]),
];
