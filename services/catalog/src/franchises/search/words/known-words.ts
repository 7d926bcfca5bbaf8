import type { BusinessCategory } from '@setu/contracts';
import type { Knex } from 'knex';
import type { ReadSearch, Term } from '../text/read-search';
import { type KnownWords, prefixOf, type TermQuery, termQuery, wordsOf } from '../text/term-query';

/** A word that is a prefix of more words is compared as a prefix. */
const mostWords = 64;

/** A search whose terms are ready to be compared. */
export interface ComparableSearch extends Omit<ReadSearch, 'terms'> {
  terms: (Term & { query: TermQuery })[];
}

/**
 * Builds queries of the terms with the words that franchises have. For a whole word the index reads only rows of a rare filter, but for a
 * prefix it reads all rows; and synonyms that are left out cost nothing.
 * @param listed the categories of the list; all when empty
 */
export const compareKnownWords = async (
  db: Knex,
  search: ReadSearch,
  listed: readonly BusinessCategory[] = [],
): Promise<ComparableSearch> => {
  const begun = search.terms.filter(({ synonyms }) => synonyms.length === 0).flatMap(({ typed }) => typed);
  const prefixes = [...new Set(begun.filter((word) => word.length > 1).map(prefixOf))];
  const words = [...new Set(search.terms.flatMap(wordsOf))];
  const { rows } = await db.raw<{ rows: { prefix: string | null; word: string }[] }>(
    `select prefix, word from unnest(?::text[]) prefix cross join lateral (
       select word from franchise_words where word >= prefix and word < prefix || chr(1114111) limit ?
     ) longer
     union all select null, word from franchise_words where word = any(?::text[])`,
    [prefixes, mostWords + 1, words],
  );
  const whole = new Set(rows.filter(({ prefix }) => prefix === null).map(({ word }) => word));
  const known: KnownWords = {
    has: (word) => whole.has(word),
    begunBy: (prefix) => {
      const found = rows.filter((row) => row.prefix === prefix).map(({ word }) => word);
      return found.length > mostWords ? null : found;
    },
  };
  const queryOf = (term: Term): TermQuery => {
    const query = termQuery(term, known);
    const categories = query.categories.filter(
      (category) => listed.length === 0 || listed.includes(category),
    );
    return { ...query, categories };
  };
  return { ...search, terms: search.terms.map((term) => ({ ...term, query: queryOf(term) })) };
};
