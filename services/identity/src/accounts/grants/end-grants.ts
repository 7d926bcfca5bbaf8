import type { Knex } from 'knex';
import { type AccountEvent, type Effect, type GrantName, grants } from './grants';

/** The account of an event. Its row is locked. */
interface Concerned {
  id: string;
  version: number;
}

/** The grants of an account that an event ends. */
interface Ending {
  userId: string;
  event: AccountEvent;
  /** For a recovery: grants that began at this instant or later end too. Null for every other event. */
  since: Date | null;
}

/** Ends a grant according to the table of grants. */
export type EndGrant = (trx: Knex.Transaction, ending: Ending) => Promise<unknown>;

/** Grants that are not stored in this service, or that end with the row of the account. */
type EndsOtherwise = 'sessions' | 'streams' | 'files-arriving' | 'exports' | 'password';

/**
 * Ends the grants that an event ends according to the table of grants. Call it with the row of the account locked, before it is saved.
 * @returns what to save with the account, so that its sessions end
 */
export type EndGrants = (
  trx: Knex.Transaction,
  account: Concerned,
  event: AccountEvent,
  since?: Date | null,
) => Promise<{ sessionsFrom?: number }>;

const endsSome = (effect: Effect): boolean => effect === 'ends' || typeof effect === 'object';

/** Whether sessions end by the version of the account at this event. At other events the gateway may end sessions. */
const endsSessions = (event: AccountEvent): boolean =>
  grants.sessions.on[event] === 'ends' || event === 'password-change';

export const makeEndGrants =
  (ends: Readonly<Record<Exclude<GrantName, EndsOtherwise>, EndGrant>>): EndGrants =>
  async (trx, { id, version }, event, since = null) => {
    for (const [name, end] of Object.entries(ends) as [keyof typeof ends, EndGrant][])
      if (endsSome(grants[name].on[event])) await end(trx, { userId: id, event, since });
    return endsSessions(event) ? { sessionsFrom: version + 1 } : {};
  };
