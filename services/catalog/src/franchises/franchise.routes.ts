import {
  createFranchise,
  getFranchise,
  listFranchises,
  listMyFranchises,
  updateFranchise,
} from '@setu/contracts';
import { type Page, pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import { makeCreateFranchise } from './create-franchise';
import type { Franchise } from './franchise.model';
import { presentFranchise } from './franchise.presenter';
import { makeGetFranchise } from './get-franchise';
import { makeListFranchises, makeListMyFranchises } from './list-franchises';
import type { LockBrand } from './owner';
import type { StoreFranchise } from './store-franchise';
import { makeUpdateFranchise } from './update-franchise';

interface Deps extends ServiceDeps {
  lockBrand: LockBrand;
  storeFranchise: StoreFranchise;
}

const presentPage = ({ items, ...page }: Page<Franchise>) => ({
  ...page,
  items: items.map(presentFranchise),
});

export const franchiseRoutes = (deps: Deps): Route[] => {
  const list = makeListFranchises(deps);
  const listMine = makeListMyFranchises(deps);
  const get = makeGetFranchise(deps);
  const create = makeCreateFranchise(deps);
  const update = makeUpdateFranchise(deps);
  return [
    route(listFranchises, async (query) =>
      pagedReply(listFranchises.path, query, presentPage(await list(query))),
    ),
    route(getFranchise, async ({ id }, actor) => presentFranchise(await get(id, actor))),
    route(listMyFranchises, async (query, actor) =>
      pagedReply(listMyFranchises.path, query, presentPage(await listMine(query, actor))),
    ),
    route(createFranchise, async (draft, actor) => presentFranchise(await create(draft, actor))),
    route(updateFranchise, async ({ id, ...change }, actor) =>
      presentFranchise(await update(id, change, actor)),
    ),
  ];
};
