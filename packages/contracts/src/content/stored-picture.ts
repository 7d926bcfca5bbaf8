import { z } from 'zod';
import { Text } from '../values/text';
import { uploadIdOf } from './media';

/** Width or height of a picture, pixels. */
export const PictureSide = z.int().min(1).max(100_000);

/** Base64 of at most a few pixels: small enough to be part of a page. */
export const PictureBlur = z
  .string()
  .max(1_000, 'The preview of this picture is too long')
  .regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/, 'The preview of this picture is not valid');

/** A picture that was uploaded here. Width and height in pixels, after its orientation was applied. */
export const StoredPicture = z.object({
  /** `/media/<id>`. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** A few pixels as a data address, shown until the picture has loaded. */
  blur: z.string(),
});
export type StoredPicture = z.output<typeof StoredPicture>;

const invalid = 'Add the picture again';

/** The same in a draft, from the reply to its upload. */
export const StoredPictureDraft = z.object({
  url: Text(100, invalid).refine((url) => uploadIdOf(url) !== null, invalid),
  width: PictureSide,
  height: PictureSide,
  blur: PictureBlur,
});
