import { Beacon, platformPaths } from '@setu/contracts';
import { AppError, InvalidInputError, type Logger, NotFoundError } from '@setu/service-kit';
import type { Context, Middleware } from 'koa';
import type { LiveRelease } from '../live-releases';
import { visitorKeyOf } from '../visitor';
import type { ReleaseCounts } from './release-counts';

/** Largest beacon, bytes. */
const bodyLimit = 2_000;

interface Deps {
  counts: ReleaseCounts;
  /** A published release; null when there is none of that name and version. */
  published: (name: string, version: string) => Promise<LiveRelease | null>;
  logger: Logger;
}

const readText = async (ctx: Context): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of ctx.req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bodyLimit) {
      ctx.req.resume();
      throw new AppError(413, 'payload_too_large', `Send at most ${bodyLimit} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError(400, 'malformed_json', 'The body could not be read: it is not well-formed.', {
      cause,
    });
  }
};

const readBeacon = async (ctx: Context): Promise<Beacon> => {
  if (!ctx.is('application/json')) {
    ctx.req.resume();
    throw new AppError(415, 'unsupported_media_type', 'Send the body as application/json.');
  }
  const parsed = Beacon.safeParse(parseJson(await readText(ctx)));
  if (parsed.success) return parsed.data;
  throw new InvalidInputError(
    parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
  );
};

/** A browser says where its request comes from; that it comes from our own pages was checked before. */
const assertFromPage = (ctx: Context) => {
  if (ctx.get('sec-fetch-site') === '' && ctx.get('origin') === '')
    throw new AppError(403, 'cross_site_request', 'Only our own pages tell how they fare.');
};

/** Takes what pages tell of the screens they show. Its answer says nothing, and no page waits for it. */
export const beacons =
  ({ counts, published, logger }: Deps): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== platformPaths.beacons) return next();
    if (ctx.method !== 'POST') {
      ctx.set('allow', 'POST');
      throw new AppError(405, 'method_not_allowed', 'This address takes POST.');
    }
    assertFromPage(ctx);
    const beacon = await readBeacon(ctx);
    const { kind, piece, version } = beacon;
    const live = await published(piece, version);
    if (!live || live.release.kind === 'service')
      throw new NotFoundError('release_not_found', 'There is no such release.');
    counts.count({ piece, version, visitor: visitorKeyOf(ctx) }, kind === 'shown' ? 'page' : beacon.step);
    if (kind === 'failed') logger.warn({ beacon }, 'a screen failed');
    ctx.status = 204;
  };
