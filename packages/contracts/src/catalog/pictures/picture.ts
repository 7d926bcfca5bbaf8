import { z } from 'zod';
import { pictureLimits, uploadIdOf } from '../../content/media';
import { PictureBlur, PictureSide } from '../../content/stored-picture';
import { HttpsUrlOr, Text } from '../../values/text';

/** The address of a picture in a draft: an uploaded picture, or an https address. */
const PictureAddress = HttpsUrlOr((address) => uploadIdOf(address) !== null);

/** The pictures of a draft, without duplicates. The first is the cover. */
export const PictureAddresses = z
  .array(PictureAddress, { error: 'Enter a list' })
  .transform((addresses) => [...new Set(addresses)])
  .pipe(z.array(z.string()).max(pictureLimits.perListing, `Use at most ${pictureLimits.perListing} images`));

/** A picture's address and details. Width and height in pixels; null for pictures on other sites. */
export const Picture = z.object({
  url: z.string(),
  /** Alternative text; empty when none was written. */
  alt: z.string().default(''),
  width: PictureSide.nullable().default(null),
  height: PictureSide.nullable().default(null),
  /** Shown until the picture has loaded. */
  blur: z.string().nullable().default(null),
});
export type Picture = z.output<typeof Picture>;

/** The same in a draft. Entries whose address is not among the draft's images are dropped when they are shown. */
export const PictureDetails = z
  .array(
    z.object({
      url: Text(2048),
      alt: Text(200).default(''),
      width: PictureSide.nullable().default(null),
      height: PictureSide.nullable().default(null),
      blur: PictureBlur.nullable().default(null),
    }),
    { error: 'Enter a list' },
  )
  .max(pictureLimits.perListing, `Use at most ${pictureLimits.perListing} images`);

/** Details of these pictures, in their order; a replaced picture has none. */
export const picturesOf = (images: readonly string[], details: readonly Picture[]): Picture[] =>
  images.flatMap((image) => details.find(({ url }) => url === image) ?? []);
