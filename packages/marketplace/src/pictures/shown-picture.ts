import {
  hasSizes,
  type MediaFormat,
  mediaFileAddress,
  mediaSrcSet,
  mediaTypeOf,
  mediaWidths,
  type Picture,
} from '@setu/contracts';

/** A picture as it is shown: its address, sizes to choose from, and what is shown until it has loaded. */
export interface ShownPicture {
  src: string;
  /** What the owner says it shows; empty when nobody wrote it. */
  alt: string;
  sources: { type: string; srcSet: string }[];
  /** A few pixels as a data address. */
  blur: string | null;
}

/** Browsers that know neither format take the JPEG. */
const chosenFormats: readonly MediaFormat[] = ['avif', 'webp'];
/** Width of the JPEG that is shown where no size can be chosen, pixels. */
const plainWidth = 640;

/** A picture by its address and what is known of it. */
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

/** Pictures of a listing, as `FranchiseView` and `PropertyListing` have them. Replies of older releases know nothing of them. */
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

/** The cover of a listing; without pictures none. */
export const coverOf = (listing: ListedPictures): ShownPicture | null => shownPictures(listing)[0] ?? null;
