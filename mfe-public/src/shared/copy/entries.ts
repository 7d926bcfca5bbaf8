import { type ContentKey, type LandingCopy, landingCopy, type PublicContent } from '@setu/contracts';

/** A site copy entry as a page shows it. */
export interface Entry {
  key: ContentKey;
  title: string | null;
  content: string | null;
  /** https address of a picture; null unless an administrator set one. */
  imageUrl: string | null;
  /** Whether its content is the built-in one. */
  isBuiltIn: boolean;
}

/** Site copy by the keys of a page. */
export interface Entries {
  /** One entry; fields that no administrator wrote have the built-in text. */
  one: (key: ContentKey) => Entry;
  /** All entries whose key has this prefix, in the administrators' order; built-in ones are last. */
  all: (prefix: string) => Entry[];
}

const entryOf = (own: LandingCopy, row: PublicContent | undefined): Entry => ({
  key: own.key,
  title: row?.title ?? own.title,
  content: row?.content ?? own.content,
  imageUrl: row?.imageUrl ?? null,
  isBuiltIn: (row?.content ?? own.content) === own.content,
});

/** Merges active site copy over the built-in copy. */
export const entriesOf = (rows: readonly PublicContent[]): Entries => {
  const placeOf = new Map(rows.map((row, place) => [row.key, place]));
  const entries = landingCopy.map((own) => {
    const place = placeOf.get(own.key);
    return {
      place: place ?? rows.length,
      entry: entryOf(own, place === undefined ? undefined : rows[place]),
    };
  });
  return {
    one: (key) => {
      const found = entries.find(({ entry }) => entry.key === key);
      if (!found) throw new Error(`There is no built-in copy for ${key}`);
      return found.entry;
    },
    all: (prefix) =>
      entries
        .filter(({ entry }) => entry.key.startsWith(prefix))
        .sort((a, b) => a.place - b.place)
        .map(({ entry }) => entry),
  };
};
