import { listDemands } from '@setu/contracts';
import { pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import { presentDemand } from './demand.presenter';
import { makeListDemands } from './list-demands';

export const demandRoutes = (deps: Pick<ServiceDeps, 'db'>): Route[] => {
  const list = makeListDemands(deps);
  return [
    route(listDemands, async (query, actor) => {
      const { items, ...page } = await list(query, actor);
      return pagedReply(listDemands.path, query, { ...page, items: items.map(presentDemand) });
    }),
  ];
};
