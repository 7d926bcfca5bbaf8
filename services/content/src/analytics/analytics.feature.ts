import { randomUUID } from 'node:crypto';
import { userDeletedV1 } from '@setu/contracts';
import { eraseAfter, feature, ownRows, type ServiceDeps } from '@setu/service-kit';
import { AnalyticsModel } from './analytics.model';
import { analyticsRoutes } from './analytics.routes';
import type { ViewDeps } from './record-view';
import { viewRetention } from './view-retention';

/** Views of people who deleted their account still count. Each person becomes a visitor that nothing links to the account. */
export const deletedVisitorsConsumer = eraseAfter(userDeletedV1, 'deleted-visitors', async (trx, ids) => {
  for (const id of ids)
    await trx('analytics')
      // The index is on the visitor.
      .where({ visitor: id, user_id: id })
      .update({ user_id: null, session_id: randomUUID() });
});

/** Views of franchises. */
export const analytics = feature({
  name: 'analytics',
  needs: { findFranchise: 'projections' },
  build: (deps: ServiceDeps & Pick<ViewDeps, 'findFranchise'>) => ({
    routes: analyticsRoutes(deps),
    consumers: [deletedVisitorsConsumer],
    retention: viewRetention,
    ownData: [
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
    ],
  }),
});
