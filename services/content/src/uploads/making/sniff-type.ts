/** A file type that is recognized by its first bytes. */
interface KnownType {
  mediaType: string;
  /** Null when pictures are made from it; otherwise why not, and what to do. */
  refusal: string | null;
  isFirst: (head: Buffer) => boolean;
}

const savedAsJpeg = 'Save it as JPEG or PNG and add it again.';

const text = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);
const startsWith = (head: Buffer, bytes: string) => text(head, 0, bytes.length) === bytes;
/** Reads the brand of an ISO media file: `ftypavif`. */
const brandOf = (head: Buffer) => (text(head, 4, 8) === 'ftyp' ? text(head, 8, 12) : null);

const known: readonly KnownType[] = [
  { mediaType: 'image/jpeg', refusal: null, isFirst: (head) => startsWith(head, '\xff\xd8\xff') },
  { mediaType: 'image/png', refusal: null, isFirst: (head) => startsWith(head, '\x89PNG\r\n\x1a\n') },
  {
    mediaType: 'image/webp',
    refusal: null,
    isFirst: (head) => startsWith(head, 'RIFF') && text(head, 8, 12) === 'WEBP',
  },
  {
    mediaType: 'image/avif',
    refusal: null,
    isFirst: (head) => ['avif', 'avis'].includes(brandOf(head) ?? ''),
  },
  {
    mediaType: 'image/heic',
    refusal: `This is a HEIC picture, which most browsers cannot show. ${savedAsJpeg}`,
    isFirst: (head) => ['heic', 'heix', 'hevc', 'mif1', 'msf1'].includes(brandOf(head) ?? ''),
  },
  {
    mediaType: 'image/gif',
    refusal: `This is a GIF. Animations are not shown in listings. ${savedAsJpeg}`,
    isFirst: (head) => startsWith(head, 'GIF8'),
  },
  {
    mediaType: 'application/pdf',
    refusal: 'This is a PDF, not a picture. Choose a photograph.',
    isFirst: (head) => startsWith(head, '%PDF'),
  },
  {
    mediaType: 'image/svg+xml',
    refusal: `This is a drawing or a page (SVG or HTML), which can contain programs. ${savedAsJpeg}`,
    isFirst: (head) =>
      /^\s*(?:\ufeff|\xef\xbb\xbf)?\s*<(?:\?xml|!doctype|!--|svg|html|script)/i.test(text(head, 0, 512)),
  },
];

const unknownRefusal = `This file is not a picture, whatever its name says. Use JPEG, PNG, WebP or AVIF.`;

/**
 * Detects the type of a file from its content. The file name and the browser's media type are ignored.
 * @returns the media type, or the reason for which the file is refused
 */
export const sniffType = (bytes: Buffer): { mediaType: string; refusal: null } | { refusal: string } => {
  const found = known.find(({ isFirst }) => isFirst(bytes));
  if (!found) return { refusal: unknownRefusal };
  const { mediaType, refusal } = found;
  return refusal === null ? { mediaType, refusal } : { refusal };
};
