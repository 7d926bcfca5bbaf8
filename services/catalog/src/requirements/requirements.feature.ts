import { feature, ownRows, type ServiceDeps } from '@setu/service-kit';
import { makeDeactivateRequirement } from './deactivate-requirement';
import { makeFindRequirements } from './find-requirements';
import { makeFollowBrand } from './follow-brand';
import { makeConfirmedDealsConsumer } from './fulfilment/confirmed-deals.consumer';
import { makeFindOwnRequirement } from './fulfilment/find-own-requirement';
import { Requirement } from './requirement.model';
import { presentRequirement } from './requirement.presenter';
import { type RequirementDeps, requirementRoutes } from './requirement.routes';
import { makeStoreRequirement } from './store-requirement';

/** Requirements of brands. @param isReviewed whether agents see new requirements only after a review */
export const makeRequirements = (isReviewed: boolean) =>
  feature({
    name: 'requirements',
    needs: { lockOwner: 'brands', namesOf: 'brands' },
    build: (deps: ServiceDeps & Pick<RequirementDeps, 'lockOwner' | 'namesOf'>) => {
      const storeRequirement = makeStoreRequirement(deps);
      return {
        routes: requirementRoutes({ ...deps, storeRequirement, isReviewed }),
        consumers: [makeConfirmedDealsConsumer(deps)],
        ownData: [
          ownRows(Requirement, {
            kind: 'requirement',
            of: (rows, { id }) => rows.where('brand_id', id),
            content: (requirement) => presentRequirement(requirement, new Map()),
          }),
        ],
        gives: {
          storeRequirement,
          findRequirements: makeFindRequirements(deps),
          findOwnRequirement: makeFindOwnRequirement(deps),
          followRequirements: makeFollowBrand(deps),
          deactivateRequirement: makeDeactivateRequirement(deps),
        },
      };
    },
  });
