import { listActivity } from '@setu/contracts';
import { newestFirst, pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import { ActivityModel } from './activity.model';
import { presentActivity } from './activity.presenter';

export const activityRoutes = ({ db }: Pick<ServiceDeps, 'db'>): Route[] => [
  route(listActivity, async (input) => {
    const page = await newestFirst(ActivityModel.query(db), input, (rows) => rows.modify('withNames'));
    return pagedReply(
      listActivity.path,
      { limit: input.limit },
      { ...page, items: page.items.map(presentActivity) },
    );
  }),
];
