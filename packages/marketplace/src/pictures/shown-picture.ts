import {
  hasSizes,
  type MediaFormat,
  mediaFileAddress,
  mediaSrcSet,
  mediaTypeOf,
  mediaWidths,
  type Picture,
} from '@setu/contracts';

/** The data to show a picture: its address, its sizes, and the placeholder until it has loaded. */
export interface ShownPicture {
  src: string;
  /** The owner's description; empty when none was written. */
  alt: string;
  sources: { type: string; srcSet: string }[];
  /** A few pixels as a data address. */
  blur: string | null;
}

/** Browsers that support neither format use the JPEG. */
const chosenFormats: readonly MediaFormat[] = ['avif', 'webp'];
/** Width of the JPEG for browsers that cannot choose a size, pixels. */
const plainWidth = 640;

/** Makes a shown picture from its address and details. */
export const shownPicture = (url: string, known: Partial<Picture> | undefined): ShownPicture => {
  const { alt = '', width = null, blur = null } = known ?? {};
  if (width === null || !hasSizes(url)) return { src: url, alt, sources: [], blur: null };
  const widths = mediaWidths(width);
  const plain = widths.find((each) => each >= plainWidth) ?? widths[widths.length - 1] ?? width;
  const sources = chosenFormats.flatMap((format) => {
    const srcSet = mediaSrcSet(url, width, format);
    return srcSet === null ? [] : { type: mediaTypeOf[format], srcSet };
  });
  return { src: mediaFileAddress(url, plain, 'jpg'), alt, sources, blur };
};

/** Pictures of a listing, as in `FranchiseView` and `PropertyListing`. Replies of older releases have no details. */
export interface ListedPictures {
  images: readonly string[];
  pictures?: readonly Picture[] | undefined;
}

/** The pictures of a listing in their order. */
export const shownPictures = ({ images, pictures = [] }: ListedPictures): ShownPicture[] =>
  images.map((image) =>
    shownPicture(
      image,
      pictures.find(({ url }) => url === image),
    ),
  );

/** The cover of a listing; null without pictures. */
export const coverOf = (listing: ListedPictures): ShownPicture | null => shownPictures(listing)[0] ?? null;
