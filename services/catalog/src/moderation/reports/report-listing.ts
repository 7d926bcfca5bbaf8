import { randomUUID } from 'node:crypto';
import type { reportListing } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { type Actor, type Client, NotFoundError, networkOf, type ServiceDeps } from '@setu/service-kit';
import type { SendReport } from '../../listings/reported';
import { makeTryLimit } from '../../listings/try-limit';
import { listingsOf, stateOf } from '../listing.model';

/** Maximum number of reports per network and hour. */
export const reportsPerHour = 10;

type Deps = Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'>;

/**
 * Stores a report of something that the reporter can see. A second report of the same user about the same thing returns the first while that
 * is open. Visitors who are signed out are not distinguished.
 * @throws RateLimitedError 429 when the network sent too many reports in the last hour
 */
export const makeSendReport = ({ db, clock, inTransaction }: Deps): SendReport => {
  const countReport = makeTryLimit(db, { name: 'listing-reports', perHour: reportsPerHour });
  return async ({ kind, listingId, reason, text }, actor, { address }, assertVisible) => {
    await countReport(networkOf(address), 'We have had several reports from your network.');
    const reporterId = actor.kind === 'visitor' ? null : actor.id;
    return inTransaction(async (trx) => {
      await assertVisible(trx, reporterId);
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

/**
 * Stores a report of a listing.
 * @throws NotFoundError 404 `listing_not_found`, also for a property or requirement when the reporter is signed out
 */
export const makeReportListing =
  (sendReport: SendReport) =>
  ({ id, ...draft }: HandlerInput<typeof reportListing>, actor: Actor, client: Client) =>
    sendReport({ ...draft, listingId: id }, actor, client, async (trx, reporterId) => {
      const listing = await listingsOf(trx, draft.kind).findById(id);
      const maySee = draft.kind === 'franchise' || reporterId !== null;
      if (!listing || !maySee || stateOf(listing) !== 'shown') throw new NotFoundError('listing_not_found');
    });
