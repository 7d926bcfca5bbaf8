import type { IncomingMessage } from 'node:http';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { AppError } from '@setu/service-kit';

/** Largest request body of a call that declares none; services accept less. */
const usualMaxBytes = 1024 * 1024;
/** Largest body that a release may declare for one of its calls. */
const absoluteMaxBytes = 32 * 1024 * 1024;
/** Limits for reading the rest of a refused upload, so that the client can read the reply. */
const maxDrainBytes = 64 * 1024 * 1024;
const drainTimeoutMs = 15_000;

const tooLarge = (maxBytes: number) =>
  new AppError(413, 'payload_too_large', `Send at most ${maxBytes / 1024 / 1024} MB in one request.`);

/** The client disconnected during its upload. It counts as an aborted call. */
const clientGone = () => Object.assign(new Error('The client disconnected'), { name: 'AbortError' });

/**
 * Reads and discards the rest of an upload: most clients read the reply only when their upload is done, and a closed
 * connection would lose it. Beyond the limits the connection is closed.
 */
const discardRest = (request: IncomingMessage) => {
  let seen = 0;
  const end = () => request.socket.destroy();
  const timer = setTimeout(end, drainTimeoutMs);
  timer.unref();
  request.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > maxDrainBytes) end();
  });
  request.once('close', () => clearTimeout(timer));
  request.resume();
};

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The bytes of a request. It is not touched before its first bytes are read. */
class CountedBody extends Transform {
  private size = 0;
  private isAsked = false;

  constructor(
    private readonly request: IncomingMessage,
    private readonly maxBytes: number,
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
    if (this.size <= this.maxBytes) done(null, chunk);
    else {
      this.request.unpipe(this);
      discardRest(this.request);
      done(tooLarge(this.maxBytes));
    }
  }
}

/** A request's body on its way to a service. */
export interface RequestBody {
  /** Opens the body. The request is not touched before the first bytes are read: until then it can be opened again. */
  open: () => Readable;
  isRead: () => boolean;
  /** Discards the body. */
  discard: () => void;
}

/**
 * The request's body for a service, with its size limited; null when there is none.
 * @param declared largest body that the call declares, bytes; null where the limit of all calls is meant
 * @throws AppError 413 at once when the announced length is above the limit; the stream fails with the same
 *   error when an unannounced body grows above it
 */
export const limitedBody = (request: IncomingMessage, declared: number | null = null): RequestBody | null => {
  if (!hasBody(request)) return null;
  const maxBytes = Math.min(declared ?? usualMaxBytes, absoluteMaxBytes);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    discardRest(request);
    throw tooLarge(maxBytes);
  }
  let isRead = false;
  const markRead = () => {
    isRead = true;
  };
  return {
    open: () => new CountedBody(request, maxBytes, markRead),
    isRead: () => isRead,
    discard: () => discardRest(request),
  };
};
