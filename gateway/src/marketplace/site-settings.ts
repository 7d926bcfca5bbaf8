import { setTimeout as sleep } from 'node:timers/promises';
import { getSiteSettings, SiteSettings } from '@setu/contracts';
import type { Logger } from '@setu/service-kit';
import type { ReadApi } from '../edge/renderer/page-renderer';
import type { PageWaits } from '../edge/renderer/page-waits';
import { jsonOf, type ReadPublic } from '../edge/upstreams/upstreams';

/** Known settings are read again after this time. */
const freshMs = 5_000;
/** A failed first read is repeated after this time. */
const retryAfterMs = 500;

interface Deps {
  read: ReadPublic;
  waits: Pick<PageWaits, 'readMs'>;
  logger: Logger;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Name and description of the site, as last read from the content service; null before the first read. No page waits for
 * them: a page that finds them outdated starts a read for later pages.
 */
export const makeSiteSettings = ({
  read: readPublic,
  waits,
  logger,
  now = Date.now,
}: Deps): (() => SiteSettings | null) => {
  let known: SiteSettings | null = null;
  let readAt = Number.NEGATIVE_INFINITY;

  const read = async () => {
    const reply = await readPublic(getSiteSettings.path, waits.readMs);
    if (reply.status !== 200) throw new Error(`The content service answered ${reply.status}`);
    known = SiteSettings.parse(jsonOf(reply));
  };
  const current = () => {
    if (now() - readAt >= freshMs) {
      readAt = now();
      read().catch((err: unknown) => {
        if (known === null) readAt += retryAfterMs - freshMs;
        logger.warn({ err }, 'the site settings could not be read; pages use the last known ones');
      });
    }
    return known;
  };
  return current;
};

/** The current settings; null while the content service is slow or down. */
export const readSiteSettings = async (read: ReadApi, waitMs: number): Promise<SiteSettings | null> => {
  try {
    const reply = await Promise.race([read(getSiteSettings.path), sleep(waitMs, null, { ref: false })]);
    return reply?.status === 200 ? SiteSettings.parse(jsonOf(reply)) : null;
  } catch {
    return null;
  }
};
