import { userDeletedV1 } from '@setu/contracts';
import { eraseAfter, feature, olderThan, ownRows, type ServiceDeps } from '@setu/service-kit';
import { MessageReportModel } from './message-report.model';
import { type MessageReportDeps, messageReportRoutes } from './message-report.routes';

/** Days for which reports are stored after their decision. Open reports are kept. docs/retention.md gives the reason. */
const decidedDays = 400;

/** Reports are kept without the reporter when the reporter deletes the account. */
export const deletedReportersConsumer = eraseAfter(userDeletedV1, 'deleted-reporters', (trx, ids) =>
  MessageReportModel.query(trx).whereIn('reporter_id', ids).patch({ reporterId: null }),
);

/** Reports of messages, and the decisions of administrators. */
export const reports = feature({
  name: 'reports',
  needs: { namesOf: 'people' },
  build: (deps: ServiceDeps & Pick<MessageReportDeps, 'namesOf'>) => ({
    routes: messageReportRoutes(deps),
    consumers: [deletedReportersConsumer],
    retention: [
      olderThan({
        name: 'message reports',
        table: 'message_reports',
        column: 'decided_at',
        days: decidedDays,
      }),
    ],
    ownData: [
      ownRows(MessageReportModel, {
        kind: 'message-report',
        of: (rows, { id }) => rows.where('reporter_id', id),
        content: ({ inquiryId, messageId, reason, text, state, createdAt, decidedAt }) => ({
          inquiryId,
          messageId,
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
