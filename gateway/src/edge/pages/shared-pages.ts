import type { Metrics } from '@setu/service-kit';
import type { LiveReleases } from '../../releases/live-releases';
import type { Changes } from '../cache/changes';
import { makeReplyCache } from '../cache/reply-cache';
import { allowSharing, makeSeen, maxQueryLength, storedFor, surrogateKey } from '../cache/sharing';
import { type StoredReply, sendStored, storedBytes, storedReply } from '../cache/stored-reply';
import type { MadePage, PageRequest } from './make-page';

/** Memory for all stored pages, bytes. */
const maxBytes = 64_000_000;

interface Deps {
  changes: Changes;
  /** Whether pages currently assign visitor ids: then no CDN may store them. */
  isPersonal: () => boolean;
  metrics: Pick<Metrics, 'replyCache' | 'replyCacheBytes'>;
}

/** Pages of visitors who are signed out: made once, and stored until an event changes them. */
export interface SharedPages {
  /** Sends the page if it can be shared. @returns whether it was sent */
  send: (request: PageRequest, make: (request: PageRequest) => Promise<MadePage>) => Promise<boolean>;
}

/**
 * The query that a page depends on, in a fixed order: pages that differ only in other parameters share an entry.
 * @param names of the parameters that matter; undefined when any may
 * @returns null when the page cannot be shared
 */
export const sharedQuery = (query: string, names: readonly string[] | undefined): string | null => {
  if (query === '') return '';
  if (!names) return null;
  const own = [...new URLSearchParams(query)].filter(([name]) => names.includes(name));
  // Values of one name keep their order.
  const sorted = own.sort(([a], [b]) => (a === b ? 0 : a < b ? -1 : 1));
  const text = new URLSearchParams(sorted).toString();
  return text.length > maxQueryLength ? null : text;
};

/** All unknown addresses share the page of this address, because such a page does not show its address. */
const unknownPath = '/no-such-page';

/** The address that a shared page is made for; null when it cannot be shared. */
const sharedAddress = ({ match, path, query }: PageRequest): { path: string; query: string } | null => {
  if (match.kind === 'not-found') return { path: unknownPath, query: '' };
  const names = match.kind === 'found' ? match.route.search : [];
  const shared = sharedQuery(query, names);
  return shared === null ? null : { path, query: shared };
};

/** Names each set of releases, so that sets never share pages. */
const makeNaming = () => {
  const names = new WeakMap<LiveReleases, string>();
  return (live: LiveReleases): string => {
    const known = names.get(live);
    if (known !== undefined) return known;
    const all = [live.shell, ...live.remotes, ...live.services];
    const name = all.map((one) => (one ? `${one.release.name}@${one.release.version}` : '-')).join(' ');
    names.set(live, name);
    return name;
  };
};

export const makeSharedPages = ({ changes, isPersonal, metrics }: Deps): SharedPages => {
  const cache = makeReplyCache<StoredReply>({ changes, maxBytes, ...storedFor });
  const nameOf = makeNaming();
  const wasSeen = makeSeen();

  return {
    send: async (request, make) => {
      const { ctx, live } = request;
      const address = sharedAddress(request);
      if (!address) return false;
      const key = `${nameOf(live)} ${address.path}?${address.query}`;
      const mayStore = address.query === '' || wasSeen(key);
      const { value, found } = await cache.get(
        key,
        async () => {
          const page = await make({ ...request, ...address, isShared: true });
          const tags = page.tags && [...new Set(page.tags)];
          const reply = storedReply(page.status, 'html', page.html, surrogateKey(tags));
          // Other pages without content are not stored, because the number of their addresses is unlimited.
          const isWorth = page.status === 200 || address.path === unknownPath;
          return {
            value: reply,
            bytes: storedBytes(reply),
            tags: isWorth ? tags : null,
            isWhole: page.isWhole,
            madeAt: page.madeAt,
          };
        },
        mayStore,
      );
      metrics.replyCache.inc({ kind: 'page', result: found });
      metrics.replyCacheBytes.set({ kind: 'page' }, cache.bytes());
      if (!isPersonal()) allowSharing(ctx, value);
      await sendStored(ctx, value);
      return true;
    },
  };
};
