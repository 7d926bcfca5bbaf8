import { canonicalPlace, type FranchiseFilter, matchingTerritories } from '@setu/contracts';
import type { QueryBuilder } from 'objection';
import type { z } from 'zod';
import { searchable } from './derived-columns';
import type { Franchise } from './franchise.model';

type Filter = z.output<typeof FranchiseFilter>;

/** A word as a LIKE pattern that finds it anywhere, whatever signs it holds. */
const anywhere = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Each word of a search with the spellings that count for it: Bengaluru also finds Bangalore. */
export const searchPatterns = (search: string): string[][] =>
  searchable(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => [...new Set([word, searchable(canonicalPlace(word))])].map(anywhere));

/** Narrows a query to what fits: any of the values inside a group, all groups together. */
export const applyFilter = (query: QueryBuilder<Franchise>, filter: Filter): QueryBuilder<Franchise> => {
  const { businessCategory, franchiseModel, minInvestment, maxInvestment, featured, search } = filter;
  const places = filter.territories.filter((place) => place !== '');
  if (businessCategory.length > 0) query.whereIn('business_category', businessCategory);
  if (franchiseModel.length > 0) query.whereIn('franchise_model', franchiseModel);
  if (places.length > 0) {
    const keys = [...new Set(places.flatMap(matchingTerritories).map((place) => place.toLowerCase()))];
    query.whereRaw('territory_keys && ?::text[]', [keys]);
  }
  // Ranges overlap when each begins before the other ends.
  if (maxInvestment !== undefined) query.where('min_investment', '<=', maxInvestment);
  if (minInvestment !== undefined) query.where('max_investment', '>=', minInvestment);
  if (featured !== undefined) query.where('featured', featured);
  for (const spellings of searchPatterns(search ?? ''))
    query.where((word) => {
      for (const pattern of spellings) word.orWhere('search_text', 'like', pattern);
    });
  return query;
};
