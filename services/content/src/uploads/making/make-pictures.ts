import { type MediaFormat, mediaFormats, mediaWidths, pictureLimits } from '@setu/contracts';
import sharp, { type CreateRaw, type Metadata, type OutputInfo, type Sharp } from 'sharp';
import type { PictureAnswer, PictureFile } from './picture-job';
import { sniffType } from './sniff-type';

// One thread of the pool at a time, and only the readers of the four types: no SVG, no PDF, no ImageMagick.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** Width of the preview that a page holds, pixels. */
const blurWidth = 16;

const damaged = 'This picture is damaged or incomplete. Open it, save it again and add it once more.';

const encoders: Readonly<Record<MediaFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 74, effort: 3 }),
  jpg: (picture) => picture.jpeg({ quality: 76, mozjpeg: true }),
};

/** Sides of the picture when it is upright, pixels: cameras store a turned picture with a note. */
const uprightSides = ({ width, height, orientation = 1 }: Metadata) =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

const sizeRefusal = (width: number, height: number): string | null => {
  const { maxPixels, minSide } = pictureLimits;
  if (width * height > maxPixels)
    return `This picture has ${width} × ${height} pixels, more than ${maxPixels / 1_000_000} megapixels. Save it in a smaller size and add it again.`;
  if (Math.min(width, height) < minSide)
    return `This picture has ${width} × ${height} pixels. Use one with at least ${minSide} pixels on each side.`;
  return null;
};

/** Encodes each width in each format from pixels that were decoded once. Metadata is left out: no place, no camera, no name. */
const encodeAll = async (
  largest: Buffer,
  raw: CreateRaw,
  widths: readonly number[],
): Promise<PictureFile[]> => {
  const files: PictureFile[] = [];
  for (const width of widths)
    for (const format of mediaFormats) {
      const sized = sharp(largest, { raw }).resize({ width, withoutEnlargement: true });
      files.push({ width, format, bytes: await encoders[format](sized).toBuffer() });
    }
  return files;
};

/** Unpacks a picture, upright and in sRGB. @throws whatever libvips says of a file that it cannot read */
const unpack = async (bytes: Buffer): Promise<{ refusal: string } | { refusal: null; pixels: Pixels }> => {
  // Reads the header only, so a bomb is refused before it is unpacked.
  const sides = uprightSides(await sharp(bytes, { limitInputPixels: false }).metadata());
  const refusal = sizeRefusal(sides.width, sides.height);
  if (refusal !== null) return { refusal };
  const pixels = await sharp(bytes, { limitInputPixels: pictureLimits.maxPixels, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: mediaWidths(sides.width).at(-1) ?? sides.width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { refusal: null, pixels };
};

/**
 * Makes the sizes of an uploaded picture: upright, in sRGB, without metadata. Only pixels survive, so a file that is a program as well
 * becomes a mere picture.
 * @throws Error when sizes cannot be made of a picture that could be read: that is no fault of the file
 */
export const makePictures = async (input: Uint8Array): Promise<PictureAnswer> => {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  const type = sniffType(bytes);
  if (type.refusal !== null) return { refusal: type.refusal, cause: null };
  // libvips names a fault of the file in its own words; for the person it is one.
  const unpacked = await unpack(bytes).catch((error: unknown) => ({
    refusal: damaged,
    cause: String(error),
  }));
  if (unpacked.refusal !== null) return { cause: null, ...unpacked };
  const { data, info } = unpacked.pixels;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const preview = await sharp(data, { raw }).resize({ width: blurWidth }).webp({ quality: 30 }).toBuffer();
  return {
    refusal: null,
    mediaType: type.mediaType,
    width: info.width,
    height: info.height,
    blur: `data:image/webp;base64,${preview.toString('base64')}`,
    files: await encodeAll(data, raw, mediaWidths(info.width)),
  };
};
