import { feature, olderThan, ownRows, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { activityConsumers } from './activity.consumers';
import { ActivityModel, newestPublic } from './activity.model';
import { presentActivity } from './activity.presenter';
import { activityRoutes } from './activity.routes';
import { makeRecordChange } from './record-activity';

/** Days for which lines are stored. docs/retention.md gives the reason. */
const lineDays = 400;

export const activityRetention = olderThan({
  name: 'activity',
  table: 'activity',
  column: 'created_at',
  days: lineDays,
});

/** The audit trail: a line for each action. */
export const activity = feature({
  name: 'activity',
  build: (deps: ServiceDeps) => ({
    routes: activityRoutes(deps),
    consumers: activityConsumers,
    retention: [activityRetention],
    ownData: [
      ownRows(ActivityModel, {
        kind: 'activity',
        of: (rows, { id }) =>
          rows
            .modify('withNames')
            .where((line) => line.where('activity.actor_id', id).orWhere('activity.person_id', id)),
        content: presentActivity,
      }),
    ],
    gives: {
      recordChangeOf: makeRecordChange(deps),
      newestActivity: async (db: Knex, count: number) => (await newestPublic(db, count)).map(presentActivity),
    },
  }),
});
