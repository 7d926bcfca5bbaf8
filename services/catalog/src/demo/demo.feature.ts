import { feature, type ServiceDeps } from '@setu/service-kit';
import { makeForgetDrawnCovers } from './forget-drawn-covers';
import { type FranchiseSeedDeps, makeSeedFranchises } from './seed-franchises';
import { makeSeedProperties, type PropertySeedDeps } from './seed-properties';
import { makeSeedRequirements, type RequirementSeedDeps } from './seed-requirements';
import { makeSeedReviews } from './seed-reviews';

/** The seed data. Each table is filled separately, so that an older demo gets rows that were added later. */
export const demo = feature({
  name: 'demo',
  needs: {
    expectOwner: 'brands',
    storeFranchise: 'franchises',
    storeProperty: 'properties',
    storeRequirement: 'requirements',
  },
  build: (
    deps: ServiceDeps & Omit<FranchiseSeedDeps & PropertySeedDeps & RequirementSeedDeps, keyof ServiceDeps>,
  ) => ({
    seed: async () => {
      await makeSeedFranchises(deps)();
      await makeForgetDrawnCovers(deps)();
      await makeSeedReviews(deps)();
      await makeSeedProperties(deps)();
      await makeSeedRequirements(deps)();
    },
  }),
});
