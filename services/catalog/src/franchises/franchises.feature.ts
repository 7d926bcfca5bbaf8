import { feature, ownRows, type ServiceDeps } from '@setu/service-kit';
import type { LockOwner } from '../listings/owner';
import { makeAddFranchise } from './create-franchise';
import { makeDeactivateFranchise } from './deactivate-franchise';
import { makeFindFranchises } from './find-franchises';
import { makeFollowBrand } from './follow-brand';
import { Franchise } from './franchise.model';
import { presentFranchise } from './franchise.presenter';
import { franchiseRoutes } from './franchise.routes';
import { makeStoreFranchise } from './store-franchise';

/** Franchises of brands. @param isReviewed whether new franchises are public only after a review */
export const makeFranchises = (isReviewed: boolean) =>
  feature({
    name: 'franchises',
    needs: { lockOwner: 'brands' },
    build: (deps: ServiceDeps & { lockOwner: LockOwner }) => {
      const storeFranchise = makeStoreFranchise(deps);
      const addFranchise = makeAddFranchise({ ...deps, storeFranchise, isReviewed });
      return {
        routes: franchiseRoutes({ ...deps, addFranchise, isReviewed }),
        ownData: [
          ownRows(Franchise, {
            kind: 'franchise',
            of: (rows, { id }) => rows.where('brand_id', id),
            content: presentFranchise,
          }),
        ],
        gives: {
          storeFranchise,
          addFranchise,
          findFranchises: makeFindFranchises(deps),
          followFranchises: makeFollowBrand(deps),
          deactivateFranchise: makeDeactivateFranchise(deps),
        },
      };
    },
  });
