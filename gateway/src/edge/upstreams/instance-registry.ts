import type { Instance } from '@setu/protocol';
import { type InstanceEntry, type KnownInstance, rankOf, silenceMs, silentAfterMs } from './instance-rank';

/** A silent or draining instance is evicted after this time. */
const evictAfterMs = 60_000;
/** An unreachable instance is skipped for this time. */
const unreachableMs = 1_000;

type Endpoints = Instance['endpoints'];

interface Options {
  /** Instances that the environment configures: address by service. */
  fixed: Readonly<Record<string, string>>;
  now?: () => number;
  onEvict?: (instance: KnownInstance) => void;
}

export interface InstanceRegistry {
  /** Stores what an instance announced. */
  register: (instance: Instance) => void;
  /** Sets whether announcements can currently arrive. While they cannot, no instance counts as silent. */
  setConnected: (isConnected: boolean) => void;
  /**
   * Picks the instance for the next call, in turn: one of this version, else any ready one, else one that may still answer.
   * @param version null for any
   * @param tried instances that could not be reached for this call
   */
  pick: (service: string, version: string | null, tried?: ReadonlySet<KnownInstance>) => KnownInstance | null;
  /** Notes that an instance could not be reached, or closed a connection. */
  markUnreachable: (instance: KnownInstance) => void;
  /** Evicts instances that have been silent for long. */
  evictStale: () => void;
  /**
   * Endpoints of the services that run without a release, by service: no release.json lists them. In the order in which
   * the services first registered; those of an evicted service stay. The same value until it changes.
   */
  unreleased: () => ReadonlyMap<string, Endpoints>;
  /** Time of the first announcement, ms since 1970; null while none has arrived. */
  firstRegisteredAt: () => number | null;
}

const originOf = (url: string) => new URL(url).origin;

const fixedEntry = (service: string, url: string, now: number): InstanceEntry => ({
  service,
  version: null,
  url: originOf(url),
  isFixed: true,
  isDraining: false,
  endpoints: [],
  id: null,
  registeredAt: now,
  unreachableUntil: 0,
});

/** The instances behind this gateway: announced by themselves, or configured in the environment. */
export const makeInstanceRegistry = ({
  fixed,
  now = Date.now,
  onEvict = () => undefined,
}: Options): InstanceRegistry => {
  let entries: readonly InstanceEntry[] = Object.entries(fixed).map(([service, url]) =>
    fixedEntry(service, url, now()),
  );
  let unreleased: ReadonlyMap<string, Endpoints> = new Map();
  let connectedSince: number | null = null;
  let firstRegisteredAt: number | null = null;
  const turns = new Map<string, number>();

  const replaceBy = (next: readonly InstanceEntry[]) => {
    for (const evicted of entries) if (!next.includes(evicted)) onEvict(evicted);
    entries = next;
  };

  const updateUnreleased = ({ service, version }: InstanceEntry) => {
    if (version !== null) return;
    const running = entries.filter((entry) => entry.service === service && entry.version === null);
    const endpoints = running.flatMap((entry) => entry.endpoints);
    if (JSON.stringify(endpoints) !== JSON.stringify(unreleased.get(service)))
      unreleased = new Map([...unreleased, [service, endpoints]]);
  };

  const silence = (entry: InstanceEntry) => silenceMs(entry, connectedSince, now());

  /** A fixed address is skipped while an announced instance has the same address. */
  const isHidden = (entry: InstanceEntry) =>
    entry.isFixed && entries.some((other) => !other.isFixed && other.url === entry.url);

  return {
    register: ({ service, version, id, url, state, endpoints }) => {
      firstRegisteredAt ??= now();
      const origin = originOf(url);
      const isDraining = state === 'draining';
      const known = entries.find((entry) => entry.id === id);
      if (known) {
        known.registeredAt = now();
        known.unreachableUntil = 0;
        known.isDraining = isDraining;
        return;
      }
      // A new instance that is already draining is not needed.
      if (isDraining) return;
      const added = { ...fixedEntry(service, url, now()), version, isFixed: false, endpoints, id };
      // The previous instance at this address was restarted.
      replaceBy([...entries.filter((entry) => entry.isFixed || entry.url !== origin), added]);
      updateUnreleased(added);
    },
    setConnected: (isConnected) => {
      connectedSince = isConnected ? now() : null;
    },
    pick: (service, version, tried = new Set()) => {
      const situation = { version, connectedSince, now: now() };
      const candidates = entries
        .filter((entry) => entry.service === service && !tried.has(entry) && !isHidden(entry))
        .map((entry) => ({ entry, rank: rankOf(entry, situation) }));
      const best = Math.min(...candidates.map((each) => each.rank));
      const choice = candidates.filter((each) => each.rank === best);
      const turn = turns.get(service) ?? 0;
      turns.set(service, turn + 1);
      return choice[turn % choice.length]?.entry ?? null;
    },
    markUnreachable: (instance) => {
      const entry = entries.find((each) => each === instance);
      if (!entry) return;
      entry.unreachableUntil = now() + unreachableMs;
      if (entry.isDraining || silence(entry) > silentAfterMs)
        replaceBy(entries.filter((other) => other !== entry));
    },
    evictStale: () => {
      const isStale = (entry: InstanceEntry) =>
        silence(entry) > evictAfterMs || (entry.isDraining && silence(entry) > silentAfterMs);
      if (entries.some(isStale)) replaceBy(entries.filter((entry) => !isStale(entry)));
    },
    unreleased: () => unreleased,
    firstRegisteredAt: () => firstRegisteredAt,
  };
};
