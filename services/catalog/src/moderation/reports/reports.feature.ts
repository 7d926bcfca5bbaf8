import { userDeletedV1 } from '@setu/contracts';
import { eraseAfter, feature, olderThan, ownRows, type ServiceDeps } from '@setu/service-kit';
import type { NamesOf } from '../../listings/owner';
import { ReportModel } from './report.model';
import { reportRoutes } from './report.routes';

/** Days for which reports are stored after their decision. Open reports are kept. docs/retention.md gives the reason. */
const decidedDays = 400;

/** Reports are kept without the reporter when the reporter deletes the account. */
export const deletedReportersConsumer = eraseAfter(userDeletedV1, 'deleted-reporters', (trx, ids) =>
  ReportModel.query(trx).whereIn('reporter_id', ids).patch({ reporterId: null }),
);

/** Reports of listings, and the decisions of administrators. */
export const reports = feature({
  name: 'reports',
  needs: { namesOf: 'brands' },
  build: (deps: ServiceDeps & { namesOf: NamesOf }) => ({
    routes: reportRoutes(deps),
    consumers: [deletedReportersConsumer],
    retention: [
      olderThan({
        name: 'listing reports',
        table: 'listing_reports',
        column: 'decided_at',
        days: decidedDays,
      }),
    ],
    ownData: [
      ownRows(ReportModel, {
        kind: 'report',
        of: (rows, { id }) => rows.where('reporter_id', id),
        content: ({ kind, listingId, reason, text, state, createdAt, decidedAt }) => ({
          kind,
          listingId,
          reason,
          text,
          state,
          createdAt,
          decidedAt,
        }),
      }),
    ],
  }),
});
