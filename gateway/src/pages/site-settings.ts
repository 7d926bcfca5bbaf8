import { getSiteSettings, SiteSettings } from '@setu/contracts';
import type { Logger } from '@setu/service-kit';
import type { ReadPublic } from '../upstreams/upstreams';

/** Milliseconds until what is known is read anew. */
const freshFor = 5_000;
/** Milliseconds until it is tried again while nothing is known. */
const retryAfter = 500;
const readTimeout = 1_200;

interface Deps {
  read: ReadPublic;
  logger: Logger;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Name and description of the site, as the content service last told them; null while it never did. Nobody waits for
 * it: a page that finds them old has them read anew for the pages after it.
 */
export const makeSiteSettings = ({
  read: readPublic,
  logger,
  now = Date.now,
}: Deps): (() => SiteSettings | null) => {
  let known: SiteSettings | null = null;
  let readAt = Number.NEGATIVE_INFINITY;

  const read = async () => {
    const reply = await readPublic(getSiteSettings.path, readTimeout);
    if (reply.status !== 200) throw new Error(`The content service answered ${reply.status}`);
    known = SiteSettings.parse(JSON.parse(reply.body));
  };
  const current = () => {
    if (now() - readAt >= freshFor) {
      readAt = now();
      read().catch((err: unknown) => {
        if (known === null) readAt += retryAfter - freshFor;
        logger.warn({ err }, 'pages keep the site name they know');
      });
    }
    return known;
  };
  return current;
};
