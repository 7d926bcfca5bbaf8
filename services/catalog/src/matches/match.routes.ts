import { listOfferedProperties, listRequirementMatches } from '@setu/contracts';
import { pagedReply, type Route, route } from '@setu/service-kit';
import { type MatchDeps, makeListMatches } from './list-matches';
import { makeListOffered, type OfferedDeps } from './list-offered';

export const matchRoutes = (deps: MatchDeps & OfferedDeps): Route[] => {
  const listMatches = makeListMatches(deps);
  return [
    route(listRequirementMatches, async (input, actor) =>
      pagedReply(listRequirementMatches.path, input, await listMatches(input, actor)),
    ),
    route(listOfferedProperties, makeListOffered(deps)),
  ];
};
