import type { SearchReading } from '@setu/contracts';
import type { Scope } from '../conditions/search-conditions';
import type { ComparableSearch } from '../words/known-words';
import type { Corrected } from './correct-search';

/** A stage of a search. The next stage runs when it finds nothing. */
export interface Stage {
  search: ComparableSearch;
  scope: Scope;
  match: SearchReading['match'];
  dropped: SearchReading['dropped'];
}

const whole: Scope = { terms: 'all', matchesBudget: true, matchesPlaces: true };

/** The whole search as typed. */
export const exactStage = (search: ComparableSearch): Stage => ({
  search,
  scope: whole,
  match: 'exact',
  dropped: [],
});

/**
 * The later stages: other spellings; then all words with other amounts, in other places, or both; then some of the words or their category;
 * finally these in any place.
 */
export const furtherStages = ({ search, isCorrected, unknownPlace }: Corrected): Stage[] => {
  const hasTerms = search.terms.length > 0;
  const hasBudget = search.budget !== null;
  const hasPlaces = search.places.length > 0;
  /** Whether any of the terms finds more than all of them. */
  const isWider =
    search.terms.length > 1 ||
    search.terms.some(({ query: { near, categories } }) => near !== null || categories.length > 0);
  /** An earlier stage found no row with a single term, so the term is not searched again. */
  const some = search.terms.length === 1 ? 'wider' : 'any';
  const near = (scope: Partial<Scope>, dropped: Stage['dropped'] = []): Stage => ({
    search,
    scope: { ...whole, ...scope },
    match: 'near',
    dropped,
  });
  const anywhere = (scope: Partial<Scope>) =>
    near({ ...scope, matchesBudget: false, matchesPlaces: false }, [
      ...(hasBudget ? (['budget'] as const) : []),
      ...(hasPlaces ? (['places'] as const) : []),
    ]);
  return [
    ...(isCorrected && unknownPlace === null ? [{ ...exactStage(search), match: 'corrected' as const }] : []),
    ...(unknownPlace === null ? [] : [near({})]),
    ...(hasBudget && (hasTerms || hasPlaces) ? [near({ matchesBudget: false }, ['budget'])] : []),
    ...(hasPlaces && (hasTerms || hasBudget) ? [near({ matchesPlaces: false }, ['places'])] : []),
    ...(hasTerms && hasBudget && hasPlaces ? [anywhere({})] : []),
    ...(isWider ? [near({ terms: some })] : []),
    ...(isWider && (hasBudget || hasPlaces) ? [anywhere({ terms: some })] : []),
  ];
};

/** How a search was interpreted, for the caller. */
export const readingOf = (
  typed: ComparableSearch,
  match: SearchReading['match'],
  stage: Stage | null,
  corrected: Corrected | null,
): SearchReading => ({
  match,
  ...(corrected?.isCorrected ? { corrected: corrected.search.text } : {}),
  ...(typed.budget ? { budget: typed.budget } : {}),
  places: typed.places.map(({ name, from, to }) => ({ name, from, to })),
  dropped: stage?.dropped ?? [],
  ...(corrected?.unknownPlace ? { unknownPlace: corrected.unknownPlace } : {}),
});
