import { createRequirement, listMyRequirements, updateRequirement } from '@setu/contracts';
import { pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import { makeCreateRequirement } from './create-requirement';
import { makeListMyRequirements } from './list-my-requirements';
import type { LockBrand } from './owner';
import { presentRequirement } from './requirement.presenter';
import type { StoreRequirement } from './store-requirement';
import { makeUpdateRequirement } from './update-requirement';

interface Deps extends ServiceDeps {
  lockBrand: LockBrand;
  storeRequirement: StoreRequirement;
}

export const requirementRoutes = (deps: Deps): Route[] => {
  const listMine = makeListMyRequirements(deps);
  const create = makeCreateRequirement(deps);
  const update = makeUpdateRequirement(deps);
  return [
    route(listMyRequirements, async (range, actor) => {
      const { items, ...page } = await listMine(range, actor);
      return pagedReply(listMyRequirements.path, range, { ...page, items: items.map(presentRequirement) });
    }),
    route(createRequirement, async (draft, actor) => presentRequirement(await create(draft, actor))),
    route(updateRequirement, async ({ id, ...change }, actor) =>
      presentRequirement(await update(id, change, actor)),
    ),
  ];
};
