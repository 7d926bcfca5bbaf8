import type { Picture } from '@setu/contracts';

/** What a picture of several is called, for those who cannot see it; numbers count from 1. */
const pictureText = (index: number, count: number, title: string): string =>
  count === 1 ? `Picture of ${title}` : `Picture ${index + 1} of ${count} of ${title}`;

/** A listing's pictures, and the cover shown for one that cannot be loaded. */
export interface Pictures {
  /** Addresses; the first is the cover. */
  images: readonly string[];
  /** What is known of them; absent in replies of older releases. */
  pictures?: readonly Picture[] | undefined;
  /** The listing's title. */
  title: string;
  /** Name and category that a cover is drawn from. */
  drawn: { name: string; category: string };
}

/** What a picture shows as its owner wrote it, after its number; else its number alone. */
export const describedPicture = (alt: string, index: number, count: number, title: string): string =>
  alt === '' ? pictureText(index, count, title) : `${pictureText(index, count, title)}: ${alt}`;
