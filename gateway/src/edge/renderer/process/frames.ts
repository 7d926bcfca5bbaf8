/** A message and its body, which is passed on as it is: a reply, a source file, a page's state or its HTML. */
export interface Frame {
  message: unknown;
  body: Buffer;
}

interface Bounds {
  messageBytes: number;
  bodyBytes: number;
}

/** Both sizes, 32 bits each. */
const prefixBytes = 8;

/** The sizes of message and body, then both as UTF-8. program.mjs uses the same format. */
export const encodeFrame = (message: object, body: string | Buffer = ''): Buffer => {
  const messageBytes = Buffer.from(JSON.stringify(message));
  const bodyBytes = typeof body === 'string' ? Buffer.from(body) : body;
  const prefix = Buffer.alloc(prefixBytes);
  prefix.writeUInt32BE(messageBytes.length, 0);
  prefix.writeUInt32BE(bodyBytes.length, 4);
  return Buffer.concat([prefix, messageBytes, bodyBytes]);
};

/**
 * Reads frames from an untrusted stream. A frame whose announced size exceeds the bounds is refused before it arrives, so at most
 * one frame is buffered.
 * @returns a function that takes a chunk and returns the frames it completes
 * @throws Error from that function when a frame is too large, or is not JSON
 */
export const makeFrameReader = ({ messageBytes, bodyBytes }: Bounds): ((chunk: Buffer) => Frame[]) => {
  let chunks: Buffer[] = [];
  let length = 0;
  let needed = prefixBytes;

  const sizesOf = (bytes: Buffer) => {
    const message = bytes.readUInt32BE(0);
    const body = bytes.readUInt32BE(4);
    if (message > messageBytes || body > bodyBytes)
      throw new Error(`A message of ${message + body} bytes exceeds the limit`);
    return { bodyAt: prefixBytes + message, endAt: prefixBytes + message + body };
  };

  return (chunk) => {
    chunks.push(chunk);
    length += chunk.length;
    const frames: Frame[] = [];
    while (length >= needed) {
      const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
      const { bodyAt, endAt } = sizesOf(bytes);
      chunks = [bytes];
      needed = endAt;
      if (length < endAt) break;
      chunks = [bytes.subarray(endAt)];
      length -= endAt;
      needed = prefixBytes;
      frames.push({
        message: JSON.parse(bytes.toString('utf8', prefixBytes, bodyAt)),
        body: bytes.subarray(bodyAt, endAt),
      });
    }
    return frames;
  };
};
