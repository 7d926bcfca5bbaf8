import type { IncomingMessage } from 'node:http';
import { finished, Readable, Transform, type TransformCallback } from 'node:stream';
import { AppError, allowSlowArrival, beginArrival, bodyLimit, whileArriving } from '@setu/service-kit';

/** Largest body that a release may declare for one of its calls. */
const absoluteMaxBytes = 32 * 1024 * 1024;
/** Limits for reading the rest of a refused upload, so that the client can read the reply. */
const maxDrainBytes = 64 * 1024 * 1024;
const drainTimeoutMs = 15_000;

const tooLarge = (maxBytes: number) =>
  new AppError(
    413,
    'payload_too_large',
    `Send at most ${maxBytes < 1024 * 1024 ? `${maxBytes / 1024} kB` : `${maxBytes / 1024 / 1024} MB`} in one request.`,
  );

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

/** The bytes of a request. Reading starts with the first read of this stream. */
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
      this.dropRest();
      done(tooLarge(this.maxBytes));
    }
  }

  /** Ends the body before all of it has arrived. */
  refuse(error: AppError): void {
    this.dropRest();
    this.destroy(error);
  }

  private dropRest(): void {
    this.request.unpipe(this);
    discardRest(this.request);
  }
}

/** A request's body on its way to a service. */
export interface RequestBody {
  /** Opens the body. It can be opened again until its first bytes are read. */
  open: () => Readable;
  isRead: () => boolean;
  /** Discards the body. */
  discard: () => void;
}

/** A body that is still arriving. */
export interface ArrivingBody extends RequestBody {
  /** Ends the call with this error, and discards what arrives of its body. */
  refuse: (error: AppError) => void;
}

/**
 * The request's body for a service as it arrives, with its size limited; null when there is none.
 * @param declared largest body that the call declares, bytes
 * @throws AppError 413 at once when the announced length is above the limit; the stream fails with the same
 *   error when an unannounced body grows above it
 */
const arrivingBody = (request: IncomingMessage, declared: number): ArrivingBody | null => {
  if (!hasBody(request)) return null;
  const maxBytes = Math.min(declared, absoluteMaxBytes);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    discardRest(request);
    throw tooLarge(maxBytes);
  }
  let isRead = false;
  const markRead = () => {
    isRead = true;
  };
  let refusal: AppError | null = null;
  let opened: CountedBody | null = null;
  return {
    open: () => {
      opened = new CountedBody(request, maxBytes, markRead);
      if (refusal) opened.destroy(refusal);
      return opened;
    },
    isRead: () => isRead,
    discard: () => discardRest(request),
    refuse: (error) => {
      refusal = error;
      if (isRead) opened?.refuse(error);
      else opened?.destroy(error);
    },
  };
};

/**
 * The body of a request with a file, streamed to a service; null when there is none. The request does not count as work until it has
 * arrived.
 * @param declared largest body that the call declares, bytes
 * @throws AppError 413 above the limit, OverloadedError when too many bodies arrive
 */
export const fileBody = (request: IncomingMessage, declared: number): ArrivingBody | null => {
  const body = arrivingBody(request, declared);
  if (!body) return null;
  allowSlowArrival(request);
  try {
    finished(request, beginArrival(request));
  } catch (error) {
    body.discard();
    throw error;
  }
  return body;
};

/**
 * Reads the whole body of a request; null when there is none. The request does not count as work until it has arrived.
 * @throws AppError 413 above what services accept, OverloadedError when too many bodies arrive, an abort when the client disconnected
 */
export const arrivedBody = async (request: IncomingMessage): Promise<RequestBody | null> => {
  const arriving = arrivingBody(request, bodyLimit);
  if (!arriving) return null;
  const chunks: Buffer[] = [];
  await whileArriving(request, async () => {
    for await (const chunk of arriving.open()) chunks.push(chunk);
  }).catch((error: unknown) => {
    if (!arriving.isRead()) arriving.discard();
    throw error;
  });
  let isRead = false;
  return {
    open: () =>
      new Readable({
        read() {
          isRead = true;
          for (const chunk of chunks) this.push(chunk);
          this.push(null);
        },
      }),
    isRead: () => isRead,
    discard: () => undefined,
  };
};
