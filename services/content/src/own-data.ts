import { ownContentData } from '@setu/contracts';
import { ownDataRoute, ownRows, type Route, type ServiceDeps } from '@setu/service-kit';
import { ActivityModel } from './activity/activity.model';
import { presentActivity } from './activity/activity.presenter';
import { AnalyticsModel } from './analytics/analytics.model';
import { UploadModel } from './uploads/upload.model';
import { presentUpload } from './uploads/upload.presenter';

/** What this service stores about a person, for the download: what they looked at, their pictures and PDFs, and the lines of the audit trail about them. */
export const makeOwnData = ({ db }: Pick<ServiceDeps, 'db'>): Route =>
  ownDataRoute(db, ownContentData, [
    ownRows(AnalyticsModel, {
      kind: 'view',
      // The index is on the visitor.
      of: (rows, { id }) => rows.where({ visitor: id, user_id: id }),
      content: ({ event, data, ipAddress, userAgent, createdAt }) => ({
        event,
        ...data,
        network: ipAddress,
        userAgent,
        createdAt,
      }),
    }),
    ownRows(UploadModel, {
      kind: 'picture',
      of: (rows, { id }) => rows.where({ owner_id: id, kind: 'picture' }),
      content: presentUpload,
    }),
    ownRows(UploadModel, {
      kind: 'document',
      of: (rows, { id }) => rows.where({ owner_id: id, kind: 'document' }),
      content: presentUpload,
    }),
    ownRows(ActivityModel, {
      kind: 'activity',
      of: (rows, { id }) =>
        rows
          .modify('withNames')
          .where((line) => line.where('activity.actor_id', id).orWhere('activity.person_id', id)),
      content: presentActivity,
    }),
  ]);
