/** What a picture of several is called, for those who cannot see it; numbers count from 1. */
export const pictureText = (index: number, count: number, title: string): string =>
  count === 1 ? `Picture of ${title}` : `Picture ${index + 1} of ${count} of ${title}`;

/** A listing's pictures, and the cover shown for one that cannot be loaded. */
export interface Pictures {
  /** Addresses; the first is the cover. */
  images: readonly string[];
  /** The listing's title. */
  title: string;
  /** Name and category that a cover is drawn from. */
  drawn: { name: string; category: string };
}
