import {
  hasSizes,
  type Illustration,
  illustrationText,
  isIllustration,
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
  /** The owner's description; empty when none was written. That of a drawing begins with `Illustration`. */
  alt: string;
  /** Whether it is one of our drawings, not a photograph. */
  isIllustration: boolean;
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
  if (isIllustration(url))
    return { src: url, alt: illustrationText(alt), isIllustration: true, sources: [], blur: null };
  if (width === null || !hasSizes(url))
    return { src: url, alt, isIllustration: false, sources: [], blur: null };
  const widths = mediaWidths(width);
  const plain = widths.find((each) => each >= plainWidth) ?? widths[widths.length - 1] ?? width;
  const sources = chosenFormats.flatMap((format) => {
    const srcSet = mediaSrcSet(url, width, format);
    return srcSet === null ? [] : { type: mediaTypeOf[format], srcSet };
  });
  return { src: mediaFileAddress(url, plain, 'jpg'), alt, isIllustration: false, sources, blur };
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

/** An illustration of the catalog as a picture. */
export const shownIllustration = ({ url, alt }: Illustration): ShownPicture => ({
  src: url,
  alt,
  isIllustration: true,
  sources: [],
  blur: null,
});

/**
 * The cover of a listing next to its title: the first picture, whose text would only repeat the title, or else its illustration.
 * @returns null without both
 */
export const coverOf = ({
  illustration,
  ...listing
}: ListedPictures & { illustration?: Illustration | null | undefined }): ShownPicture | null => {
  const [first] = shownPictures(listing);
  if (first) return first.isIllustration ? first : { ...first, alt: '' };
  return illustration ? shownIllustration(illustration) : null;
};
