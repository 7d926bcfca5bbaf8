import { type MediaFormat, mediaFormats, mediaWidths, pictureLimits } from '@setu/contracts';
import sharp, { type CreateRaw, type Metadata, type OutputInfo, type Sharp } from 'sharp';
import type { PictureAnswer, PictureFile } from './picture-job';
import { sniffType } from './sniff-type';

// Use one thread of the pool, and only the loaders of the four types: no SVG, no PDF, no ImageMagick.
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

/** Width of the inline preview, pixels. */
const blurWidth = 16;

const damaged = 'This picture is damaged or incomplete. Open it, save it again and add it once more.';

const encoders: Readonly<Record<MediaFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 74, effort: 3 }),
  jpg: (picture) => picture.jpeg({ quality: 76, mozjpeg: true }),
};

/** Width and height of the upright picture, pixels. Cameras store a rotated picture with its orientation. */
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

/** Encodes each width in each format from pixels that were decoded once. Metadata such as location and camera is removed. */
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

/** Decodes a picture, upright and in sRGB. @throws the error of libvips when it cannot read the file */
const unpack = async (bytes: Buffer): Promise<{ refusal: string } | { refusal: null; pixels: Pixels }> => {
  // Reads only the header, so a decompression bomb is refused before it is decoded.
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
 * Makes the sizes of an uploaded picture: upright, in sRGB, without metadata. Only pixels are kept, so code in the file is removed.
 * @throws Error when a readable picture cannot be resized, which is not a fault of the file
 */
export const makePictures = async (input: Uint8Array): Promise<PictureAnswer> => {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  const type = sniffType(bytes);
  if (type.refusal !== null) return { refusal: type.refusal, cause: null };
  // libvips has many messages for damaged files; the user gets one.
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
