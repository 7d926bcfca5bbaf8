import { constants, inflateSync } from 'node:zlib';

/** Most bytes that one stream of a file may unpack to: a page of A4 at 300 points an inch has 26 MB of pixels. */
const maxStreamBytes = 64 * 1024 * 1024;
/** Streams may be packed several times. */
const maxDepth = 3;
/** Most streams of a file: a brochure of 100 pages has some thousands. */
const maxStreams = 20_000;

/** Whether bytes begin as zlib packs them. */
const isPacked = (bytes: Uint8Array): boolean => {
  const [first = 0, second = 0] = bytes;
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
};

/** Unpacks what is packed, as often as it was packed. @returns null when it is more than the limit */
const unpack = (packed: Uint8Array): Uint8Array | null => {
  let bytes = packed;
  for (let depth = 0; depth < maxDepth && isPacked(bytes); depth += 1)
    try {
      bytes = inflateSync(bytes, {
        maxOutputLength: maxStreamBytes,
        // What follows the stream, and a stream that is cut short, are no fault here.
        finishFlush: constants.Z_SYNC_FLUSH,
      });
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? null : bytes;
    }
  return bytes;
};

/**
 * Unpacks the streams of a PDF under a limit, before a parser does so without one. Which of them hold objects is not asked: what the file says of a stream may
 * stand anywhere.
 * @returns what was packed, one after the other; null for a bomb, which is the last
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
