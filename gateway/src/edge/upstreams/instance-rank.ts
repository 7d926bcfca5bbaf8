import type { Instance } from '@setu/protocol';

/** An instance counts as silent after this time without an announcement. */
export const silentAfterMs = 15_000;

/** A process of a service, as this gateway sees it. */
export interface KnownInstance {
  service: string;
  /** Null when the instance names no version, or when only its address is configured. */
  version: string | null;
  /** Base address, without a trailing slash. */
  url: string;
  /** Configured by the environment, so it is never evicted. */
  isFixed: boolean;
  isDraining: boolean;
}

/** An instance in the registry. */
export interface InstanceEntry extends KnownInstance {
  /** Empty for an instance of which only the address is configured. */
  endpoints: Instance['endpoints'];
  id: string | null;
  registeredAt: number;
  /** Set after a failed connection: other instances are preferred until then. */
  unreachableUntil: number;
}

/** The instance with the lowest rank gets the call. Instances of the selected version come first within each rank. */
const rank = { ready: 0, fixed: 1, unreachable: 3, draining: 4, silent: 5 } as const;
/** Added for other versions than the selected one: a ready instance of another version comes after a fixed one. */
const otherVersion = { ready: 2, rest: 0.5 } as const;

/**
 * Time during which no announcement arrived although it could have, ms.
 * @param connectedSince null while the broker is away: then no instance counts as silent
 */
export const silenceMs = (
  { registeredAt, isFixed }: InstanceEntry,
  connectedSince: number | null,
  now: number,
): number => (isFixed || connectedSince === null ? 0 : now - Math.max(registeredAt, connectedSince));

interface Situation {
  /** The selected version; null for any. */
  version: string | null;
  connectedSince: number | null;
  now: number;
}

/** How late an instance gets the next call; instances with the same rank take turns. */
export const rankOf = (entry: InstanceEntry, { version, connectedSince, now }: Situation): number => {
  const isOther = version !== null && entry.version !== version;
  const more = isOther ? otherVersion.rest : 0;
  if (entry.isDraining) return rank.draining + more;
  if (silenceMs(entry, connectedSince, now) > silentAfterMs) return rank.silent + more;
  if (entry.unreachableUntil > now) return rank.unreachable + more;
  if (entry.isFixed) return rank.fixed;
  return isOther ? otherVersion.ready : rank.ready;
};
