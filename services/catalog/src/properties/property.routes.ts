import { createProperty, listMyProperties, updateProperty } from '@setu/contracts';
import { pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import type { LockOwner } from '../listings/owner';
import { makeCreateProperty } from './create-property';
import { makeListMyProperties } from './list-my-properties';
import { presentProperty } from './property.presenter';
import type { StoreProperty } from './store-property';
import { makeUpdateProperty } from './update-property';

interface Deps extends ServiceDeps {
  lockOwner: LockOwner;
  storeProperty: StoreProperty;
  /** Whether new properties are offered only after a review. */
  isReviewed: boolean;
}

export const propertyRoutes = (deps: Deps): Route[] => {
  const listMine = makeListMyProperties(deps);
  const create = makeCreateProperty(deps);
  const update = makeUpdateProperty(deps);
  return [
    route(listMyProperties, async (range, actor) => {
      const { items, ...page } = await listMine(range, actor);
      return pagedReply(listMyProperties.path, range, { ...page, items: items.map(presentProperty) });
    }),
    route(createProperty, async (draft, actor) => presentProperty(await create(draft, actor))),
    route(updateProperty, async ({ id, ...change }, actor) =>
      presentProperty(await update(id, change, actor)),
    ),
  ];
};
