import { bodyParser } from '@koa/bodyparser';
import type { Endpoint } from '@setu/protocol';
import type { Context } from 'koa';
import { AppError } from '../../errors';
import { whileArriving } from '../limits/work';
import { allowSlowArrival } from '../server/slow-clients';

/** Largest request body that a service accepts, bytes. */
export const bodyLimit = 256 * 1024;

const rejected = (error: Error): never => {
  if ('status' in error && error.status === 413) {
    throw new AppError(413, 'payload_too_large', `Send at most ${bodyLimit / 1024} kB.`);
  }
  throw new AppError(400, 'malformed_json', undefined, {
    cause: error,
  });
};

const parse = bodyParser({
  enableTypes: ['json', 'form'],
  jsonLimit: bodyLimit,
  formLimit: bodyLimit,
  onError: rejected,
});

const mediaTypes = {
  none: [],
  json: ['application/json'],
  'json-or-form': ['application/json', 'application/x-www-form-urlencoded'],
} as const;

/**
 * Reads the request body of an endpoint.
 * @throws AppError 415 for another media type, 413 above the limit, 400 when it is not well-formed
 */
export const readBody = async (ctx: Context, accepts: Endpoint['accepts']): Promise<unknown> => {
  if (accepts === 'none') return {};
  if (accepts === 'bytes') {
    // The handler of an upload reads the bytes itself.
    allowSlowArrival(ctx.req);
    return {};
  }
  const accepted = mediaTypes[accepts];
  if (!ctx.is([...accepted])) {
    throw new AppError(415, 'unsupported_media_type', `Send the body as ${accepted.join(' or ')}.`);
  }
  try {
    await whileArriving(ctx.req, () => parse(ctx as Parameters<typeof parse>[0], async () => {}));
  } finally {
    // Reads and drops the rest, within the server's time limit for requests. A paused request would occupy its connection and delay
    // draining.
    ctx.req.resume();
  }
  return ctx.request.body ?? {};
};
