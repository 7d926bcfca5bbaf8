import type { ServiceDefinition } from '@setu/service-kit';
import { migrations } from '../migrations/index';
import { BaseModel } from './base-model';
import { expectBrand, lockBrand } from './brands/brand.model';
import { makeBrandsConsumer } from './brands/brands.consumer';
import { makeSeed } from './demo/seed';
import { makeFollowBrand } from './franchises/follow-brand';
import { franchiseRoutes } from './franchises/franchise.routes';
import { makeStoreFranchise } from './franchises/store-franchise';

/** Franchises: who offers what, where, for how much. */
export const catalogService: ServiceDefinition = {
  name: 'catalog',
  migrations,
  build: (deps) => {
    BaseModel.knex(deps.db);
    const storeFranchise = makeStoreFranchise(deps);
    return {
      routes: franchiseRoutes({ ...deps, lockBrand, storeFranchise }),
      consumers: [makeBrandsConsumer({ followBrand: makeFollowBrand(deps) })],
      seed: makeSeed({ ...deps, expectBrand, storeFranchise }),
    };
  },
};
