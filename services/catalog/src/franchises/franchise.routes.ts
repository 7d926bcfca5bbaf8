import {
  createFranchise,
  getFranchise,
  listMyFranchises,
  setFranchiseFeatured,
  updateFranchise,
} from '@setu/contracts';
import { pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import { type CreateDeps, makeCreateFranchise } from './create-franchise';
import { makeSetFeatured } from './featured/set-featured';
import { presentFranchise } from './franchise.presenter';
import { makeGetFranchise } from './get-franchise';
import { makeListMyFranchises } from './list-my-franchises';
import { makeUpdateFranchise, type UpdateDeps } from './update-franchise';

export const franchiseRoutes = (deps: ServiceDeps & CreateDeps & UpdateDeps): Route[] => {
  const listMine = makeListMyFranchises(deps);
  const get = makeGetFranchise(deps);
  const create = makeCreateFranchise(deps);
  const update = makeUpdateFranchise(deps);
  const setFeatured = makeSetFeatured(deps);
  return [
    route(getFranchise, async ({ id }, actor) => presentFranchise(await get(id, actor))),
    route(listMyFranchises, async (query, actor) => {
      const { items, ...page } = await listMine(query, actor);
      return pagedReply(listMyFranchises.path, query, { ...page, items: items.map(presentFranchise) });
    }),
    route(createFranchise, async (draft, actor) => presentFranchise(await create(draft, actor))),
    route(updateFranchise, async ({ id, ...change }, actor) =>
      presentFranchise(await update(id, change, actor)),
    ),
    route(setFranchiseFeatured, async (input, actor) => presentFranchise(await setFeatured(input, actor))),
  ];
};
