import { type BusinessCategory, foldText, nearestWords } from '@setu/contracts';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { Franchise } from '../../franchise.model';
import { type ComparableSearch, compareKnownWords } from '../words/known-words';
import { foldedWords } from '../words/words-of';
import { knownWords, readSearch } from './read-search';
import { findsNothing, type TermQuery } from './term-query';

/** Minimum share of a misspelled word's trigrams in a title or brand that is compared. */
const trigramThreshold = 0.35;
/** Titles whose words are compared with a misspelled one. */
const maxTitles = 30;

/** Number of newest listings in which a word is looked for first. */
const newest = 2_000;

/**
 * True when a listing has the word. A common word is found among the newest listings. A rare word is read from the index, without
 * sequential scans, which the planner would choose because it overestimates the rows.
 */
const isFound = async (trx: Knex.Transaction, { means }: TermQuery): Promise<boolean> => {
  if (means.includes(findsNothing)) return false;
  const has = (listed: QueryBuilder<Franchise>) =>
    listed
      .whereRaw('search_words @@ ?::tsquery', [means])
      .select('id')
      .first()
      .then((row) => row !== undefined);
  const some = Franchise.query(trx)
    .modify('listed')
    .select('id', 'search_words')
    .orderByRaw('recommended_at desc, id desc')
    .limit(newest);
  if (await has(Franchise.query(trx).from(some.as(Franchise.tableName)))) return true;
  await trx.raw('set local enable_seqscan = off; set local enable_indexscan = off');
  return has(Franchise.query(trx).modify('listed'));
};

/** Words of titles and brands that are similar to a word, from the trigram index. */
const similarWords = async (trx: Knex.Transaction, word: string): Promise<string[]> => {
  await trx.raw("select set_config('pg_trgm.word_similarity_threshold', ?, true)", [
    String(trigramThreshold),
  ]);
  const rows = await Franchise.query(trx)
    .modify('listed')
    .whereRaw("? operator(public.<%) (title || ' ' || brand_name)", [word])
    .orderByRaw("public.word_similarity(?, title || ' ' || brand_name) desc, id", [word])
    .limit(maxTitles)
    .select('title', 'brand_name');
  return rows.flatMap(({ title, brandName }) => foldedWords(`${title} ${brandName}`));
};

/** A search with corrected words, and its unknown words. */
export interface Corrected {
  search: ComparableSearch;
  isCorrected: boolean;
  /** Words typed as a place that no listing has and that are not similar to a known place. */
  unknownPlace: string | null;
}

/**
 * Replaces each word that no listing has with the most similar synonym, known place, or word of a title or brand. Unknown words that were
 * typed as a place are removed.
 */
export const correctSearch = (
  db: Knex,
  search: ComparableSearch,
  listed: readonly BusinessCategory[],
): Promise<Corrected> =>
  db.transaction(async (trx) => {
    let text = search.text;
    let isCorrected = false;
    let unknownPlace: string | null = null;
    // From the last to the first, so that positions in the text stay valid.
    for (const term of [...search.terms].reverse()) {
      const [word] = term.typed;
      if (term.synonyms.length > 0 || word === undefined || (await isFound(trx, term.query))) continue;
      const [nearest] = nearestWords(word, [...new Set([...knownWords, ...(await similarWords(trx, word))])]);
      if (nearest !== undefined && foldText(nearest) !== word) {
        text = `${text.slice(0, term.from)}${nearest}${text.slice(term.to)}`;
        isCorrected = true;
      } else if (term.isMeantAsPlace) {
        unknownPlace = text.slice(term.from, term.to);
      }
    }
    const corrected = isCorrected ? await compareKnownWords(trx, readSearch(text), listed) : search;
    const known = unknownPlace === null ? null : foldText(unknownPlace);
    return {
      search:
        known === null
          ? corrected
          : { ...corrected, terms: corrected.terms.filter(({ typed }) => typed.join(' ') !== known) },
      isCorrected,
      unknownPlace,
    };
  });
