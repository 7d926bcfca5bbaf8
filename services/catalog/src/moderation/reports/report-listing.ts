import { createHash, randomUUID } from 'node:crypto';
import type { reportListing } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import {
  type Actor,
  type Client,
  countTry,
  NotFoundError,
  networkOf,
  type ServiceDeps,
} from '@setu/service-kit';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { listingsOf, stateOf } from '../listing.model';

/** Maximum number of reports per network and hour. */
export const reportsPerHour = 10;
const hourSeconds = 3_600;

type Deps = Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'>;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Stores a report of a listing that the reporter can see. A second report of the same user about the same listing returns the first while
 * that is open. Visitors who are signed out are not distinguished. The limit is counted in Postgres, for all instances together.
 * @throws NotFoundError 404 `listing_not_found`, also for a property or requirement when the reporter is signed out
 * @throws RateLimitedError 429 when the network sent too many reports in the last hour
 */
export const makeReportListing = ({ db, clock, inTransaction }: Deps) => {
  const perNetwork = new RateLimiterPostgres({
    storeClient: db,
    storeType: 'knex',
    tableName: 'attempts',
    tableCreated: true,
    keyPrefix: 'listing-reports',
    points: reportsPerHour,
    duration: hourSeconds,
  });
  return async (
    { id: listingId, kind, reason, text }: HandlerInput<typeof reportListing>,
    actor: Actor,
    { address }: Client,
  ): Promise<{ id: string }> => {
    // Hashed, so that the table of counters does not contain personal addresses.
    await countTry(perNetwork, hash(networkOf(address)), 'We have had several reports from your network.');
    const reporterId = actor.kind === 'visitor' ? null : actor.id;
    return inTransaction(async (trx) => {
      const listing = await listingsOf(trx, kind).findById(listingId);
      const maySee = kind === 'franchise' || reporterId !== null;
      if (!listing || !maySee || stateOf(listing) !== 'shown') throw new NotFoundError('listing_not_found');
      // The merge changes nothing but locks an open report, so that a concurrent decision is made before or after this transaction.
      const [report] = await trx('listing_reports')
        .insert({
          id: randomUUID(),
          kind,
          listing_id: listingId,
          reason,
          text,
          reporter_id: reporterId,
          created_at: clock.now(),
        })
        .onConflict(trx.raw(`(kind, listing_id, reporter_id) where state = 'open'`))
        .merge(['kind'])
        .returning('id');
      return { id: report.id };
    });
  };
};
