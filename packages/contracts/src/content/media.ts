/** Rules for uploaded pictures, shared by form and service. */
export const pictureLimits = {
  /** Largest file, bytes. */
  maxBytes: 20 * 1024 * 1024,
  /** Maximum number of pixels, width times height. */
  maxPixels: 40_000_000,
  /** Minimum length of the shorter side, pixels. */
  minSide: 200,
  /** Maximum number of pictures of one listing. */
  perListing: 10,
} as const;

/** Widths in which a picture is stored, pixels. Except for the smallest, none is larger than the original. */
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

/** Folder of uploaded pictures on this site. The address of a picture without a width is a JPEG, for clients that do not choose a width. */
export const mediaFolder = '/media/';
const mediaAddress = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The address of an uploaded picture, as it is stored in listings. */
export const mediaAddressOf = (id: string): string => `${mediaFolder}${id}`;

/** The upload id in the address of a picture; null for any other address. */
export const uploadIdOf = (address: string): string | null => mediaAddress.exec(address)?.[1] ?? null;

/** Folder of files of conversations, which only the two sides of a conversation get. */
export const attachmentFolder = '/attachments/';
const attachmentAddress = /^\/attachments\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The address of a picture in a conversation. */
export const attachmentAddressOf = (id: string): string => `${attachmentFolder}${id}`;

/** The upload id in the address of a picture in a conversation; null for any other address. */
export const attachmentIdOf = (address: string): string | null =>
  attachmentAddress.exec(address)?.[1] ?? null;

/** Whether a picture was uploaded here, for a listing or a conversation, so that it has sizes. */
export const hasSizes = (address: string): boolean =>
  uploadIdOf(address) !== null || attachmentIdOf(address) !== null;

/** The upload ids in addresses of pictures, in their order. */
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
