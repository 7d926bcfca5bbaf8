/** Rules for pictures that people upload; form and service apply both the same. */
export const pictureLimits = {
  /** Largest file, bytes. */
  maxBytes: 20 * 1024 * 1024,
  /** Most pixels, width times height. */
  maxPixels: 40_000_000,
  /** Shortest side, pixels. */
  minSide: 200,
  /** Most pictures of one listing. */
  perListing: 10,
} as const;

/** Widths in which a picture is stored, pixels. None is larger than the picture was, but for the smallest. */
const offeredWidths = [320, 640, 960, 1600] as const;

/** Formats in which each width is stored, the smallest files first. */
export const mediaFormats = ['avif', 'webp', 'jpg'] as const;
export type MediaFormat = (typeof mediaFormats)[number];

export const mediaTypeOf: Readonly<Record<MediaFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** The widths in which a picture is stored, ascending, pixels. @param width of the picture as it is stored in full size */
export const mediaWidths = (width: number): number[] => {
  const largest = Math.min(width, offeredWidths[offeredWidths.length - 1] ?? width);
  return [...offeredWidths.filter((offered) => offered < largest), largest];
};

/** Where uploaded pictures are on this site. The address of one, without a width, is a JPEG for whoever knows no more. */
export const mediaFolder = '/media/';
const mediaAddress = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The address of an uploaded picture, as listings store it. */
export const mediaAddressOf = (id: string): string => `${mediaFolder}${id}`;

/** The upload that an address of a picture names; null for any other address. */
export const uploadIdOf = (address: string): string | null => mediaAddress.exec(address)?.[1] ?? null;

/** Where files of conversations are: only the two sides of a conversation get them. */
export const attachmentFolder = '/attachments/';
const attachmentAddress = /^\/attachments\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The address of a picture in a conversation. */
export const attachmentAddressOf = (id: string): string => `${attachmentFolder}${id}`;

/** The upload that an address of a picture in a conversation names; null for any other address. */
export const attachmentIdOf = (address: string): string | null =>
  attachmentAddress.exec(address)?.[1] ?? null;

/** Whether a picture was uploaded here, for a listing or a conversation, so that it has sizes. */
export const hasSizes = (address: string): boolean =>
  uploadIdOf(address) !== null || attachmentIdOf(address) !== null;

/** The uploads that addresses of pictures name, in their order. */
export const uploadIdsOf = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => uploadIdOf(address) ?? []);

/** `/media/<id>/<width>.<format>`. */
export const mediaFileAddress = (address: string, width: number, format: MediaFormat): string =>
  `${address}/${width}.${format}`;

/**
 * The candidates of one format for a `srcset`; null for a picture that was not uploaded here.
 * @param width of the picture in full size, pixels
 */
export const mediaSrcSet = (address: string, width: number, format: MediaFormat): string | null =>
  hasSizes(address)
    ? mediaWidths(width)
        .map((each) => `${mediaFileAddress(address, each, format)} ${each}w`)
        .join(', ')
    : null;
