import { feature, type ServiceDeps } from '@setu/service-kit';
import type { MatchDeps } from './list-matches';
import type { OfferedDeps } from './list-offered';
import { matchRoutes } from './match.routes';

/** The properties that fit a brand's requirement, with their scores. */
export const matches = feature({
  name: 'matches',
  needs: {
    findOwnRequirement: 'requirements',
    findOffered: 'properties',
    findListed: 'properties',
    findProperties: 'properties',
    namesOf: 'brands',
  },
  build: (deps: ServiceDeps & MatchDeps & OfferedDeps) => ({ routes: matchRoutes(deps) }),
});
