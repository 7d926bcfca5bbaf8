import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { AppError } from '@setu/service-kit';

/** Largest request body that passes, bytes. Services take less. */
const bodyLimit = 1024 * 1024;
/** How much of a rejected upload is still read, so that the client gets to see why; bytes and milliseconds. */
const drainLimit = 64 * 1024 * 1024;
const drainTime = 15_000;

const tooLarge = () =>
  new AppError(413, 'payload_too_large', `Send at most ${bodyLimit / 1024 / 1024} MB in one request.`);

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

/**
 * The request's body as it goes to a service, counted on the way; null when there is none.
 * @throws AppError 413 at once when the announced length is above the limit; the stream fails with the same
 *   error when an unannounced body grows above it
 */
export const limitedBody = (request: IncomingMessage): Transform | null => {
  if (!hasBody(request)) return null;
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) {
    discardRest(request);
    throw tooLarge();
  }
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size <= bodyLimit) return done(null, chunk);
      request.unpipe(counted);
      discardRest(request);
      done(tooLarge());
    },
  });
  request.once('error', (error) => counted.destroy(error));
  return request.pipe(counted);
};
