import { AppError, fieldIssues, InvalidInputError, whileArriving } from '@setu/service-kit';
import type { Context } from 'koa';
import type { z } from 'zod';

/** Largest file of a release. */
const maxFileBytes = 25_000_000;
/** Largest JSON body: a release.json lists hundreds of files. */
const maxJsonBytes = 2_000_000;

const sizeIn = (bytes: number) => (bytes < 1_000_000 ? `${bytes / 1_000} kB` : `${bytes / 1_000_000} MB`);

/** Reads a body whole. @throws AppError 413 above the limit */
const readBytes = async (ctx: Context, maxBytes: number): Promise<Buffer> => {
  const tooLarge = new AppError(413, 'payload_too_large', `Send at most ${sizeIn(maxBytes)}.`);
  if (Number(ctx.get('content-length')) > maxBytes) {
    ctx.req.resume();
    throw tooLarge;
  }
  return whileArriving(ctx.req, async () => {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of ctx.req as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) {
        ctx.req.resume();
        throw tooLarge;
      }
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  });
};

/** The bytes of an uploaded file. */
export const readFileBody = (ctx: Context): Promise<Buffer> => readBytes(ctx, maxFileBytes);

const parseJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new AppError(400, 'malformed_json', undefined, {
      cause,
    });
  }
};

/**
 * Reads a JSON body.
 * @throws InvalidInputError when it does not match the schema, AppError 400 when it is not JSON, 413 above the limit,
 *   415 for another media type
 */
export const readJsonBody = async <S extends z.ZodType>(
  ctx: Context,
  schema: S,
  maxBytes = maxJsonBytes,
): Promise<z.output<S>> => {
  if (!ctx.is('application/json')) {
    ctx.req.resume();
    throw new AppError(415, 'unsupported_media_type', 'Send the body as application/json.');
  }
  const parsed = schema.safeParse(parseJson(await readBytes(ctx, maxBytes)));
  if (parsed.success) return parsed.data;
  throw new InvalidInputError(fieldIssues(parsed.error));
};
