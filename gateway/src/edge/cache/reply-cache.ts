import type { Changes, Tag } from './changes';

/** A value that was made for a key, and what it depends on. */
export interface Made<V> {
  value: V;
  /** Approximate memory of the value, bytes. */
  bytes: number;
  /** The value is outdated when one of these changes; null for a value that must not be stored. */
  tags: readonly Tag[] | null;
  /** False when a part is missing because something failed; an older complete value is returned then, if there is one. */
  isWhole: boolean;
  /** When it was made, if from older parts: ms since 1970, now by default. */
  madeAt?: number;
}

/** How a value was found: stored, made for this request, made for another concurrent request, or stored but outdated. */
type Found = 'hit' | 'miss' | 'shared' | 'stale';

/** A value, and when it was made. */
export interface Kept<V> {
  value: V;
  found: Found;
  /** ms since 1970 */
  madeAt: number;
}

interface Options {
  changes: Changes;
  /** Maximum memory of all values, bytes. The least recently used value is evicted first. */
  maxBytes: number;
  /** A value is made again after this time even if nothing is known to have changed, ms. */
  maxAgeMs: number;
  /** The same while no events arrive, because changes may be missed. */
  maxAgeUnwatchedMs: number;
  /** For this time an outdated value replaces one that cannot be made, ms. */
  maxStaleMs: number;
  now?: () => number;
}

interface Entry<V> {
  value: V;
  bytes: number;
  tags: readonly Tag[];
  madeAt: number;
  /** Position of the last change that it includes. */
  madeAfter: number;
}

/** Stores values by key. Concurrent requests for a key share one value, which is made again after an event that changes it. */
export interface ReplyCache<V> {
  /**
   * @param mayStore whether the value is worth its memory
   * @throws what `make` throws, when there is no older value
   */
  get: (key: string, make: () => Promise<Made<V>>, mayStore?: boolean) => Promise<Kept<V>>;
  /** Memory in use, bytes. */
  bytes: () => number;
}

export const makeReplyCache = <V>(options: Options): ReplyCache<V> => {
  const { changes, maxBytes, now = Date.now } = options;
  /** Least recently used first. */
  const entries = new Map<string, Entry<V>>();
  const making = new Map<string, Promise<Made<V> & { madeAfter: number }>>();
  let bytes = 0;

  const remove = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    bytes -= entry.bytes;
    entries.delete(key);
  };

  const store = (key: string, entry: Entry<V>) => {
    remove(key);
    if (entry.bytes > maxBytes / 4) return;
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) return;
      remove(oldest);
    }
  };

  const isCurrent = ({ tags, madeAt, madeAfter }: Entry<V>) => {
    const maxAge = changes.isWatched() ? options.maxAgeMs : options.maxAgeUnwatchedMs;
    return now() - madeAt < maxAge && !changes.hasChanged(tags, madeAfter);
  };

  /** Makes a value, or shares the one that another request is making. `get` ignores a shared one when something changed since it began. */
  const join = (key: string, make: () => Promise<Made<V>>) => {
    const running = making.get(key);
    if (running !== undefined) return { result: running, isOwn: false };
    const madeAfter = changes.position();
    const result = make()
      .then((made) => ({ ...made, madeAfter }))
      .finally(() => {
        if (making.get(key) === result) making.delete(key);
      });
    making.set(key, result);
    return { result, isOwn: true };
  };

  const standIn = (key: string): Kept<V> | null => {
    const entry = entries.get(key);
    if (!entry || now() - entry.madeAt > options.maxStaleMs) return null;
    return { value: entry.value, found: 'stale', madeAt: entry.madeAt };
  };

  const get: ReplyCache<V>['get'] = async (key, make, mayStore = true) => {
    const entry = entries.get(key);
    if (entry && isCurrent(entry)) {
      entries.delete(key);
      entries.set(key, entry);
      return { value: entry.value, found: 'hit', madeAt: entry.madeAt };
    }
    const askedAfter = changes.position();
    const { result, isOwn } = join(key, make);
    let made: Awaited<typeof result>;
    try {
      made = await result;
    } catch (error) {
      const old = standIn(key);
      if (old) return old;
      throw error;
    }
    // The shared value was begun before a change that happened before this request.
    if (!isOwn && made.tags && made.madeAfter < askedAfter && changes.hasChanged(made.tags, made.madeAfter))
      return get(key, make, mayStore);
    const madeAt = made.madeAt ?? now();
    if (!made.isWhole) return standIn(key) ?? { value: made.value, found: 'miss', madeAt };
    if (isOwn && mayStore && made.tags)
      store(key, {
        value: made.value,
        bytes: made.bytes,
        tags: [...new Set(made.tags)],
        madeAt,
        madeAfter: made.madeAfter,
      });
    return { value: made.value, found: isOwn ? 'miss' : 'shared', madeAt };
  };

  return { get, bytes: () => bytes };
};
