import { userDeletedV1 } from '@setu/contracts';
import { eraseAfter, feature, olderThan, ownRows, type ServiceDeps } from '@setu/service-kit';
import type { NamesOf } from '../../listings/owner';
import { dismissReports, makeOpenReportsOf, ReportModel, upholdReports } from './report.model';
import { reportRoutes } from './report.routes';
import { makeSendReport } from './report-listing';

/** Days for which reports are stored after their decision. Open reports are kept. docs/retention.md gives the reason. */
const decidedDays = 400;

/** Reports are kept without the reporter when the reporter deletes the account. */
export const deletedReportersConsumer = eraseAfter(userDeletedV1, 'deleted-reporters', (trx, ids) =>
  ReportModel.query(trx).whereIn('reporter_id', ids).patch({ reporterId: null }),
);

/** Reports of listings and of reviews by franchisees, and the decisions of administrators. */
export const reports = feature({
  name: 'reports',
  needs: { namesOf: 'brands' },
  build: (deps: ServiceDeps & { namesOf: NamesOf }) => {
    const sendReport = makeSendReport(deps);
    return {
      routes: reportRoutes({ ...deps, sendReport }),
      gives: {
        sendReport,
        openReportsOf: makeOpenReportsOf(deps),
        upholdReports,
        dismissReports,
      },
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
    };
  },
});
