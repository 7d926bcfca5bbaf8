import { type Picture, uploadIdOf } from '@setu/contracts';

/** The pictures of a form: their addresses in order, the first is the cover, and their details. */
export interface PicturesValue {
  images: string[];
  pictures: Picture[];
}

/** Adds a picture at the end; an existing picture keeps its position. */
export const addPicture = ({ images, pictures }: PicturesValue, added: Picture): PicturesValue =>
  images.includes(added.url)
    ? { images, pictures }
    : { images: [...images, added.url], pictures: [...pictures, added] };

export const removePicture = ({ images, pictures }: PicturesValue, url: string): PicturesValue => ({
  images: images.filter((image) => image !== url),
  pictures: pictures.filter((picture) => picture.url !== url),
});

/** Moves a picture to a position, counted from 0 and clamped to the list. */
export const movePicture = ({ images, pictures }: PicturesValue, url: string, to: number): PicturesValue => {
  const others = images.filter((image) => image !== url);
  const place = Math.max(0, Math.min(to, others.length));
  return { images: [...others.slice(0, place), url, ...others.slice(place)], pictures };
};

/** The details of a picture on another site are empty, except for its description. */
export const plainPicture = (url: string): Picture => ({
  url,
  alt: '',
  width: null,
  height: null,
  blur: null,
});

export const describePicture = (
  { images, pictures }: PicturesValue,
  url: string,
  alt: string,
): PicturesValue => {
  const known = pictures.find((picture) => picture.url === url) ?? plainPicture(url);
  return { images, pictures: [...pictures.filter((picture) => picture !== known), { ...known, alt }] };
};

/**
 * The pictures of a stored listing that its owner can edit. A drawn picture of the demo has an address on this site; it is not in the list
 * and stays until the owner adds pictures.
 */
export const editablePictures = (images: readonly string[]): string[] =>
  images.filter((address) => address.startsWith('https://') || uploadIdOf(address) !== null);
