import type { IncomingMessage } from 'node:http';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { AppError } from '@setu/service-kit';

/** Largest request body that passes, bytes. Services take less. */
const bodyLimit = 1024 * 1024;
/** How much of a rejected upload is still read, so that the client gets to see why; bytes and milliseconds. */
const drainLimit = 64 * 1024 * 1024;
const drainTime = 15_000;

const tooLarge = () =>
  new AppError(413, 'payload_too_large', `Send at most ${bodyLimit / 1024 / 1024} MB in one request.`);

/** The client went away in the middle of its upload, as if it had taken its call back. */
const clientGone = () => Object.assign(new Error('The client went away'), { name: 'AbortError' });

/**
 * Reads on what the client still sends and throws it away: most clients look at a reply only when their upload is done,
 * and a closed connection would lose it. Within bounds: then the connection closes.
 */
const discardRest = (request: IncomingMessage) => {
  let seen = 0;
  const end = () => request.socket.destroy();
  const timer = setTimeout(end, drainTime);
  timer.unref();
  request.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > drainLimit) end();
  });
  request.once('close', () => clearTimeout(timer));
  request.resume();
};

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The bytes of a request, which begin to flow when the first of them is asked for. */
class CountedBody extends Transform {
  private size = 0;
  private isAsked = false;

  constructor(
    private readonly request: IncomingMessage,
    private readonly onAsked: () => void,
  ) {
    super();
  }

  override _read(size: number): void {
    if (!this.isAsked) {
      this.isAsked = true;
      this.onAsked();
      this.request.once('error', () => this.destroy(clientGone()));
      if (this.request.destroyed) this.destroy(clientGone());
      else this.request.pipe(this);
    }
    super._read(size);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    if (this.size <= bodyLimit) done(null, chunk);
    else {
      this.request.unpipe(this);
      discardRest(this.request);
      done(tooLarge());
    }
  }
}

/** A request's body on its way to a service. */
export interface RequestBody {
  /** Hands it over. It is touched only when its first bytes are asked for: until then it can be handed over again. */
  open: () => Readable;
  isRead: () => boolean;
  /** Nobody wants it any more. */
  discard: () => void;
}

/**
 * The request's body as it goes to a service, counted on the way; null when there is none.
 * @throws AppError 413 at once when the announced length is above the limit; the stream fails with the same
 *   error when an unannounced body grows above it
 */
export const limitedBody = (request: IncomingMessage): RequestBody | null => {
  if (!hasBody(request)) return null;
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) {
    discardRest(request);
    throw tooLarge();
  }
  let isRead = false;
  const markRead = () => {
    isRead = true;
  };
  return {
    open: () => new CountedBody(request, markRead),
    isRead: () => isRead,
    discard: () => discardRest(request),
  };
};
