import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { agentRating, type Deals } from './agent-rating';
import { lockProfileOf } from './profile.model';

/** Counts the confirmed assignments of an agent. */
export type DealsOf = (trx: Knex.Transaction, agentId: string) => Promise<Deals>;

/** Any fixed number, first key of the lock under which an agent's rating is computed. */
const ratingLock = 7_402;

/**
 * Lets one transaction at a time count an agent's deals and write the result. A lock on the profile's row is not enough,
 * because an agent without a profile has no row yet.
 */
export const lockRating = async (trx: Knex.Transaction, agentId: string): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(?, hashtext(?))', [ratingLock, agentId]);
};

/** Recomputes an agent's deals and mean rating from all rows. */
export const makeRefreshRating =
  ({ clock, dealsOf }: Pick<ServiceDeps, 'clock'> & { dealsOf: DealsOf }) =>
  async (trx: Knex.Transaction, agentId: string): Promise<void> => {
    await lockRating(trx, agentId);
    const profile = await lockProfileOf(trx, agentId);
    if (!profile) return;
    await profile.$query(trx).patch({
      ...agentRating(profile, await dealsOf(trx, agentId)),
      version: profile.version + 1,
      updatedAt: clock.now(),
    });
  };
