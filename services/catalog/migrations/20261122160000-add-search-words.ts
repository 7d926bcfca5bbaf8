import type { Migration } from '@setu/service-kit';

/** Accents, the nukta of Devanagari, invisible joiners and variation selectors, which searches do not compare. */
const unseen = '[\\u0300-\\u036f\\u093c\\u200c\\u200d\\ufe00-\\ufe0f]';
/** What separates words: all of ASCII and Latin-1 but letters and digits, punctuation, currency, dandas, arrows, pictures. */
const between =
  '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u0964\\u0965\\u2000-\\u206f\\u20a0-\\u20cf\\u2190-\\u2bff\\u3000-\\u303f\\U0001f000-\\U0001faff]+';

const replaced = (text: string, pattern: string, by: string) =>
  `regexp_replace(${text}, '${pattern}', '${by}', 'g')`;

/**
 * The words of a text as a tsvector, folded as `foldText` of the contracts does. Not `to_tsvector`: it tears Hindi words
 * apart. A tsvector takes words of 2,046 bytes, so longer ones are cut, far below.
 */
const wordsOf = (text: string) => {
  const folded = `lower(${replaced(`normalize(${text}, NFKD)`, unseen, '')})`;
  const cut = replaced(replaced(folded, between, ' '), '(\\S{100})\\S+', '\\1');
  return `array_to_tsvector(array_remove(string_to_array(${cut}, ' '), ''))`;
};

const columns: Readonly<Record<string, string>> = {
  title_words: 'title',
  brand_words: 'brand_name',
  search_words: 'search_text',
};

/**
 * Words to search by their start. The database derives them, so rows of a release that does not know these columns have
 * them too. Adding them rewrites the table. The trigrams are for misspelled words.
 */
export const addSearchWords: Migration = {
  name: '20261122160000-add-search-words',
  up: async (db) => {
    const added = Object.entries(columns).map(
      ([column, text]) =>
        `add column ${column} tsvector not null generated always as (${wordsOf(text)}) stored`,
    );
    await db.raw(`alter table franchise_opportunities ${added.join(', ')}`);
    await db.raw('create index franchise_search_words on franchise_opportunities using gin (search_words)');
    await db.raw('create index franchise_title_words on franchise_opportunities using gin (title_words)');
    await db.raw(
      `create index franchise_names on franchise_opportunities using gin ((title || ' ' || brand_name) public.gin_trgm_ops)`,
    );
  },
  down: async (db) => {
    await db.raw('drop index franchise_names');
    const dropped = Object.keys(columns).map((column) => `drop column ${column}`);
    await db.raw(`alter table franchise_opportunities ${dropped.join(', ')}`);
  },
};
