import { type ContentKey, type LandingCopy, landingCopy, type PublicContent } from '@setu/contracts';

/** A piece of copy as a page shows it. */
export interface Piece {
  key: ContentKey;
  title: string | null;
  content: string | null;
  /** https address of a picture; only where an administrator gave one. */
  imageUrl: string | null;
  /** True while its content is the built-in one. */
  isBuiltIn: boolean;
}

/** Site copy under a page's own keys. */
export interface Pieces {
  /** One piece. What an administrator left empty, or never wrote, says what it says by itself. */
  one: (key: ContentKey) => Piece;
  /** All pieces whose key begins so, in the order administrators gave them; those never written come last. */
  all: (prefix: string) => Piece[];
}

const pieceOf = (own: LandingCopy, row: PublicContent | undefined): Piece => ({
  key: own.key,
  title: row?.title ?? own.title,
  content: row?.content ?? own.content,
  imageUrl: row?.imageUrl ?? null,
  isBuiltIn: (row?.content ?? own.content) === own.content,
});

/** Lays active site copy over the built-in one. */
export const piecesOf = (rows: readonly PublicContent[]): Pieces => {
  const placeOf = new Map(rows.map((row, place) => [row.key, place]));
  const pieces = landingCopy.map((own) => {
    const place = placeOf.get(own.key);
    return {
      place: place ?? rows.length,
      piece: pieceOf(own, place === undefined ? undefined : rows[place]),
    };
  });
  return {
    one: (key) => {
      const found = pieces.find(({ piece }) => piece.key === key);
      if (!found) throw new Error(`There is no built-in copy for ${key}`);
      return found.piece;
    },
    all: (prefix) =>
      pieces
        .filter(({ piece }) => piece.key.startsWith(prefix))
        .sort((a, b) => a.place - b.place)
        .map(({ piece }) => piece),
  };
};
