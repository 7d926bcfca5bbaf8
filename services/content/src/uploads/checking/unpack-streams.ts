import { constants, inflateSync } from 'node:zlib';

/** Maximum unpacked size of a stream. An A4 page at 300 dots per inch has 26 MB of pixels. */
const maxStreamBytes = 64 * 1024 * 1024;
/** How many times a stream may be packed. */
const maxDepth = 3;
/** Maximum number of streams of a file. A brochure of 100 pages has a few thousand. */
const maxStreams = 20_000;

/** Whether bytes begin with a zlib header. */
const isPacked = (bytes: Uint8Array): boolean => {
  const [first = 0, second = 0] = bytes;
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
};

/** Unpacks bytes as many times as they were packed. @returns null when the result exceeds the limit */
const unpack = (packed: Uint8Array): Uint8Array | null => {
  let bytes = packed;
  for (let depth = 0; depth < maxDepth && isPacked(bytes); depth += 1)
    try {
      bytes = inflateSync(bytes, {
        maxOutputLength: maxStreamBytes,
        // Accept truncated streams, and bytes after the end of a stream.
        finishFlush: constants.Z_SYNC_FLUSH,
      });
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? null : bytes;
    }
  return bytes;
};

/**
 * Unpacks the streams of a PDF with a size limit, because the parser has none. Unpacks all streams, not only object streams, because the
 * dictionary of a stream may be anywhere in the file.
 * @returns the unpacked streams; null for a bomb, after which it ends
 */
export function* unpackStreams(bytes: Buffer): Generator<Uint8Array | null> {
  const text = bytes.toString('latin1');
  let end = 0;
  let count = 0;
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n?/g)) {
    count += 1;
    if (count > maxStreams) return yield null;
    const start = index + keyword.length;
    if (end < start) end = text.indexOf('endstream', start);
    if (end < 0) end = bytes.length;
    const packed = bytes.subarray(start, end);
    const unpacked = unpack(packed);
    if (unpacked !== packed) yield unpacked;
    if (unpacked === null) return;
  }
}
