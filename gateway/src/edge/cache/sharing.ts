import type { Context } from 'koa';
import type { Tag } from './changes';
import type { StoredReply } from './stored-reply';

/** How long shared replies are stored, ms. */
export const storedFor = {
  /** Made again after this time, even if no event says that they changed. */
  maxAgeMs: 300_000,
  /** The same while the broker is away: events may be lost. */
  maxAgeUnwatchedMs: 10_000,
  /** For this time an outdated reply replaces one that cannot be made. */
  maxStaleMs: 600_000,
};

/** Longest query of a stored reply, characters. */
export const maxQueryLength = 300;

/** Number of remembered queries; a reply to a query is stored at its second request. */
const maxSeen = 5_000;

/** For CDNs: how long they keep a reply while it is current, while a newer one is made, and while none can be made. */
const sharedControl =
  'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=300, stale-if-error=600';

/** Remembers the last few thousand requested keys. */
export const makeSeen = () => {
  const seen = new Set<string>();
  return (key: string): boolean => {
    if (seen.has(key)) return true;
    seen.add(key);
    const [oldest] = seen;
    if (seen.size > maxSeen && oldest !== undefined) seen.delete(oldest);
    return false;
  };
};

/** Header with the events that change a reply, by which a CDN can purge it; empty for a reply that is not stored. */
export const surrogateKey = (tags: readonly Tag[] | null): Record<string, string> =>
  tags ? { 'surrogate-key': tags.map((tag) => tag.replace(' ', ':')).join(' ') } : {};

/**
 * Lets CDNs store a reply, unless it sets a cookie. A reply to a CDN does not name its trace, because every reader of the stored reply
 * would share it. A CDN is recognised by the headers of RFC 8586 and RFC 9110 section 7.6.3.
 */
export const allowSharing = (ctx: Context, reply: StoredReply): void => {
  if (reply.status !== 200 || reply.headers['surrogate-key'] === undefined) return;
  if (ctx.response.get('set-cookie')) return;
  ctx.set('cache-control', sharedControl);
  if (ctx.get('cdn-loop') || ctx.get('via')) ctx.remove('server-timing');
};
