import { constants, inflateSync } from 'node:zlib';

/** Most bytes that one stream of a file may unpack to: a page of A4 at 300 points an inch has 26 MB of pixels. */
const maxStreamBytes = 64 * 1024 * 1024;
/** Streams may be packed several times. */
const maxDepth = 3;
/** Most streams of a file: a brochure of 100 pages has some thousands. */
const maxStreams = 20_000;
/** Bytes before a stream in which its dictionary says what it is. */
const dictBytes = 512;

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
 * Unpacks the streams of a PDF under a limit, before a parser does so without one.
 * @returns whether one of them is a bomb, and the texts of those that hold objects
 */
export const unpackStreams = (bytes: Buffer): { isBomb: boolean; objects: string[] } => {
  const objects: string[] = [];
  const text = bytes.toString('latin1');
  let end = 0;
  let count = 0;
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n?/g)) {
    count += 1;
    if (count > maxStreams) return { isBomb: true, objects };
    const start = index + keyword.length;
    if (end < start) end = text.indexOf('endstream', start);
    if (end < 0) end = bytes.length;
    const unpacked = unpack(bytes.subarray(start, end));
    if (unpacked === null) return { isBomb: true, objects };
    const dict = text.slice(Math.max(0, index - dictBytes), index);
    // `O` may be written as a number: `/#4fbjStm`.
    if (/\/(?:Obj|[^\s/]*#)[^\s/]*/.test(dict)) objects.push(Buffer.from(unpacked).toString('latin1'));
  }
  return { isBomb: false, objects };
};
