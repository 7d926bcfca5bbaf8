import { feature } from '@setu/service-kit';
import { lockDemandOf } from './demand.model';
import { demandRoutes } from './demand.routes';
import { demandsConsumer } from './demands.consumer';

/** Catalog's requirements, as agents see them. */
export const demands = feature({
  name: 'demands',
  build: (deps) => ({
    routes: demandRoutes(deps),
    consumers: [demandsConsumer],
    gives: { lockDemandOf },
  }),
});
