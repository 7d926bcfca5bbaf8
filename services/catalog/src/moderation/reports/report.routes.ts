import {
  dismissListingReport,
  type ListingReport,
  listingKinds,
  listListingReports,
  reportListing,
} from '@setu/contracts';
import {
  NotFoundError,
  newestFirst,
  pagedReply,
  type Route,
  route,
  type ServiceDeps,
} from '@setu/service-kit';
import type { NamesOf } from '../../listings/owner';
import type { SendReport } from '../../listings/reported';
import { type Listing, listingsOf, stateOf } from '../listing.model';
import { dismissIfOpen, ReportModel } from './report.model';
import { makeReportListing } from './report-listing';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'> {
  namesOf: NamesOf;
  sendReport: SendReport;
}

/** The calls by which people report listings and administrators decide. */
export const reportRoutes = ({ namesOf, ...deps }: Deps): Route[] => {
  const report = makeReportListing(deps.sendReport);

  const listingsByIdOf = async (reports: readonly ReportModel[]): Promise<Map<string, Listing>> => {
    const found = await Promise.all(
      listingKinds.map((kind) => {
        const ids = reports.filter((each) => each.kind === kind).map(({ listingId }) => listingId);
        return ids.length === 0 ? [] : listingsOf(deps.db, kind).findByIds([...new Set(ids)]);
      }),
    );
    return new Map(found.flat().map((listing) => [listing.id, listing]));
  };

  const present = async (reports: readonly ReportModel[]): Promise<ListingReport[]> => {
    const listings = await listingsByIdOf(reports);
    const people = [
      ...[...listings.values()].map(({ ownerId }) => ownerId),
      ...reports.flatMap(({ reporterId }) => reporterId ?? []),
    ];
    const names = await namesOf([...new Set(people)]);
    return reports.flatMap((each) => {
      const listing = listings.get(each.listingId);
      if (!listing || each.kind === 'franchisee_review') return [];
      return {
        id: each.id,
        kind: each.kind,
        listingId: each.listingId,
        listingTitle: listing.title,
        listingState: stateOf(listing),
        ownerId: listing.ownerId,
        ownerName: names.get(listing.ownerId) ?? '',
        reason: each.reason,
        text: each.text,
        reporterId: each.reporterId,
        reporterName: each.reporterId ? (names.get(each.reporterId) ?? null) : null,
        state: each.state,
        createdAt: each.createdAt.toISOString(),
        decidedAt: each.decidedAt?.toISOString() ?? null,
      };
    });
  };

  return [
    route(reportListing, (input, actor, client) => report(input, actor, client)),
    route(listListingReports, async (input) => {
      const { cursor, ...query } = input;
      const page = await newestFirst(
        ReportModel.query(deps.db)
          .where('listing_reports.state', input.state)
          .whereNot('kind', 'franchisee_review'),
        input,
      );
      return pagedReply(listListingReports.path, query, { ...page, items: await present(page.items) });
    }),
    route(dismissListingReport, async ({ id }, actor) => {
      const found = await deps.inTransaction(async (trx) => {
        await dismissIfOpen(trx, id, { by: actor.id, at: deps.clock.now() });
        return ReportModel.query(trx).findById(id);
      });
      const [presented] = found ? await present([found]) : [];
      if (!presented) throw new NotFoundError('report_not_found');
      return presented;
    }),
  ];
};
