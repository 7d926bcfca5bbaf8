import type { Knex } from 'knex';
import { type AccountEvent, type Effect, type GrantName, grants } from './grants';

/** An account that something happens to; its row is locked. */
interface Concerned {
  id: string;
  version: number;
}

/** What an event ends, and how far. */
interface Ending {
  userId: string;
  event: AccountEvent;
  /** Of a recovery: ways in that began at this instant or later end too. Null for every other event. */
  since: Date | null;
}

/** Ends one grant as far as the table says. */
export type EndGrant = (trx: Knex.Transaction, ending: Ending) => Promise<unknown>;

/** Those that no row of this service holds, or that end with the row of the account. */
type EndsOtherwise = 'sessions' | 'streams' | 'files-arriving' | 'exports' | 'password';

/**
 * Carries out what the table of grants says about an event. To be called with the row of the account locked, before it is saved.
 * @returns what to save with the account, so that its sessions end
 */
export type EndGrants = (
  trx: Knex.Transaction,
  account: Concerned,
  event: AccountEvent,
  since?: Date | null,
) => Promise<{ sessionsFrom?: number }>;

const endsSome = (effect: Effect): boolean => effect === 'ends' || typeof effect === 'object';

/** Events at which sessions end by the version of the account. At the others the gateway or nobody ends some. */
const endsSessions = (event: AccountEvent): boolean =>
  grants.sessions.on[event] === 'ends' || event === 'password-change';

export const makeEndGrants =
  (ends: Readonly<Record<Exclude<GrantName, EndsOtherwise>, EndGrant>>): EndGrants =>
  async (trx, { id, version }, event, since = null) => {
    for (const [name, end] of Object.entries(ends) as [keyof typeof ends, EndGrant][])
      if (endsSome(grants[name].on[event])) await end(trx, { userId: id, event, since });
    return endsSessions(event) ? { sessionsFrom: version + 1 } : {};
  };
