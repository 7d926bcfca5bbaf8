import type { Illustration, Picture } from '@setu/contracts';

/** Alternative text of a picture by its number, counted from 1. */
const pictureText = (index: number, count: number, title: string): string =>
  count === 1 ? `Picture of ${title}` : `Picture ${index + 1} of ${count} of ${title}`;

/** A listing's pictures, and the data of the cover for pictures that cannot be loaded. */
export interface Pictures {
  /** Addresses; the first is the cover. */
  images: readonly string[];
  /** Their details; absent in replies of older releases. */
  pictures?: readonly Picture[] | undefined;
  /** Shown when there are no pictures; absent in replies of older releases. */
  illustration?: Illustration | null | undefined;
  /** The listing's title. */
  title: string;
  /** Name and category from which a cover is drawn. */
  drawn: { name: string; category: string };
}

/** The number of a picture and its owner's description, or only its number. */
export const describedPicture = (alt: string, index: number, count: number, title: string): string =>
  alt === '' ? pictureText(index, count, title) : `${pictureText(index, count, title)}: ${alt}`;
