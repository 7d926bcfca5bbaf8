import { getFranchiseFunnel, getMyFranchiseViews, recordAnalytics } from '@setu/contracts';
import { type Route, route, type ServiceDeps } from '@setu/service-kit';
import { readFranchiseFunnel } from './franchise-funnel';
import { readMyFranchiseViews } from './my-franchise-views';
import { makeRecordView, type ViewDeps } from './record-view';

export const analyticsRoutes = (deps: ViewDeps & Pick<ServiceDeps, 'db'>): Route[] => {
  const recordView = makeRecordView(deps);
  return [
    route(recordAnalytics, async ({ data }, actor, client) => ({
      counted: await recordView(data.franchiseId, actor, client),
    })),
    route(getMyFranchiseViews, (_, actor) => readMyFranchiseViews(deps.db, actor.id, deps.clock.now())),
    route(getFranchiseFunnel, ({ id, days }, actor) =>
      readFranchiseFunnel(deps.db, { id, days, brandId: actor.id, now: deps.clock.now() }),
    ),
  ];
};
