import type { Instance } from '@setu/contracts';

/** Milliseconds after which an instance that is not heard of is taken for gone. */
const silentAfterMs = 15_000;
/** Milliseconds after which one that is silent, or said that it stops, is forgotten altogether. */
const forgetAfterMs = 60_000;
/** Milliseconds for which one that could not be reached, or broke off, is passed over. */
const suspectMs = 1_000;

type Endpoints = Instance['endpoints'];

/** A process of a service, as this gateway knows it. */
export interface KnownInstance {
  service: string;
  /** Null: it does not say, or it was named by its address alone and may be any. */
  version: string | null;
  /** Where it answers, without a slash at the end. */
  url: string;
  /** Named by the environment: never forgotten. */
  isFixed: boolean;
  isDraining: boolean;
}

interface Entry extends KnownInstance {
  /** Empty for one that is named by its address alone. */
  endpoints: Endpoints;
  id: string | null;
  heardAt: number;
  suspectUntil: number;
}

interface Options {
  /** Instances that the environment names: address by service. */
  fixed: Readonly<Record<string, string>>;
  now?: () => number;
  /** Told of each instance that is forgotten. */
  onEvict?: (instance: KnownInstance) => void;
}

export interface InstanceRegistry {
  /** Takes in an announcement. */
  hear: (instance: Instance) => void;
  /** Says whether announcements reach us at the moment. While they do not, nobody is taken for gone. */
  setConnected: (isListening: boolean) => void;
  /**
   * The instance for the next call, in turn: one of this version, else any that is ready, else one that may still answer.
   * @param version null: any
   * @param tried those that could not be reached for this very call
   */
  pick: (service: string, version: string | null, tried?: ReadonlySet<KnownInstance>) => KnownInstance | null;
  /** This one could not be reached, or broke a connection. */
  suspect: (instance: KnownInstance) => void;
  /** Forgets whoever has been silent for long. */
  sweep: () => void;
  /**
   * Calls by service, of services that run without a release: no release.json lists them. In the order in which the
   * services were first heard of; what a service that is gone last said stays. The same value until it changes.
   */
  unreleased: () => ReadonlyMap<string, Endpoints>;
  /** When the first announcement came, ms since 1970; null while none has. */
  firstRegisteredAt: () => number | null;
}

/** In which order instances are taken, the lower the better; those of the chosen version first within each. */
const rank = { ready: 0, fixed: 1, suspect: 3, draining: 4, silent: 5 } as const;
/** Added for another version than the chosen one: a ready instance of it comes after a fixed one. */
const otherVersion = { ready: 2, rest: 0.5 } as const;

const originOf = (url: string) => new URL(url).origin;

/** What is known of the processes behind this gateway: announced by themselves, or named by the environment. */
export const makeInstanceRegistry = ({
  fixed,
  now = Date.now,
  onEvict = () => undefined,
}: Options): InstanceRegistry => {
  let entries: readonly Entry[] = Object.entries(fixed).map(([service, url]) => ({
    service,
    version: null,
    url: originOf(url),
    isFixed: true,
    isDraining: false,
    endpoints: [],
    id: null,
    heardAt: now(),
    suspectUntil: 0,
  }));
  let unreleased: ReadonlyMap<string, Endpoints> = new Map();
  let listeningSince: number | null = null;
  let firstRegisteredAt: number | null = null;
  const turns = new Map<string, number>();

  const replaceBy = (next: readonly Entry[]) => {
    for (const gone of entries) if (!next.includes(gone)) onEvict(gone);
    entries = next;
  };

  const learnEndpoints = ({ service, version }: Entry) => {
    if (version !== null) return;
    const running = entries.filter((entry) => entry.service === service && entry.version === null);
    const endpoints = running.flatMap((entry) => entry.endpoints);
    if (JSON.stringify(endpoints) !== JSON.stringify(unreleased.get(service)))
      unreleased = new Map([...unreleased, [service, endpoints]]);
  };

  /** Milliseconds for which it could have been heard and was not. */
  const silence = ({ heardAt, isFixed }: Entry) =>
    isFixed || listeningSince === null ? 0 : now() - Math.max(heardAt, listeningSince);

  /** An address that somebody announces needs no other word. */
  const isHidden = (entry: Entry) =>
    entry.isFixed && entries.some((other) => !other.isFixed && other.url === entry.url);

  const rankOf = (entry: Entry, version: string | null): number => {
    const isOther = version !== null && entry.version !== version;
    const more = isOther ? otherVersion.rest : 0;
    if (entry.isDraining) return rank.draining + more;
    if (silence(entry) > silentAfterMs) return rank.silent + more;
    if (entry.suspectUntil > now()) return rank.suspect + more;
    if (entry.isFixed) return rank.fixed;
    return isOther ? otherVersion.ready : rank.ready;
  };

  const entryOf = (instance: KnownInstance) => entries.find((entry) => entry === instance);

  return {
    hear: ({ service, version, id, url, state, endpoints }) => {
      firstRegisteredAt ??= now();
      const origin = originOf(url);
      const isDraining = state === 'draining';
      const known = entries.find((entry) => entry.id === id);
      if (known) {
        known.heardAt = now();
        known.suspectUntil = 0;
        known.isDraining = isDraining;
        return;
      }
      // One that was first heard of as it stops is of no use.
      if (isDraining) return;
      const added: Entry = {
        service,
        version,
        url: origin,
        isFixed: false,
        isDraining,
        endpoints,
        id,
        heardAt: now(),
        suspectUntil: 0,
      };
      // Whoever had this address before is gone: it was started again.
      replaceBy([...entries.filter((entry) => entry.isFixed || entry.url !== origin), added]);
      learnEndpoints(added);
    },
    setConnected: (isListening) => {
      listeningSince = isListening ? now() : null;
    },
    pick: (service, version, tried = new Set()) => {
      const candidates = entries
        .filter((entry) => entry.service === service && !tried.has(entry) && !isHidden(entry))
        .map((entry) => ({ entry, rank: rankOf(entry, version) }));
      const best = Math.min(...candidates.map((each) => each.rank));
      const choice = candidates.filter((each) => each.rank === best);
      const turn = turns.get(service) ?? 0;
      turns.set(service, turn + 1);
      return choice[turn % choice.length]?.entry ?? null;
    },
    suspect: (instance) => {
      const entry = entryOf(instance);
      if (!entry) return;
      entry.suspectUntil = now() + suspectMs;
      if (entry.isDraining || silence(entry) > silentAfterMs)
        replaceBy(entries.filter((other) => other !== entry));
    },
    sweep: () => {
      const isPast = (entry: Entry) =>
        silence(entry) > forgetAfterMs || (entry.isDraining && silence(entry) > silentAfterMs);
      if (entries.some(isPast)) replaceBy(entries.filter((entry) => !isPast(entry)));
    },
    unreleased: () => unreleased,
    firstRegisteredAt: () => firstRegisteredAt,
  };
};
