import { feature } from '@setu/service-kit';
import { expectOwner, lockOwner, lockOwnerById, makeNameOfBrand, makeNamesOf } from './brand.model';
import { eraseStories, keepStory, makeFindBrandByKey } from './brand-story';

/** Owners of listings, with the row that is locked for every change of an owner or its listings. */
export const brands = feature({
  name: 'brands',
  build: (deps) => ({
    gives: {
      expectOwner,
      lockOwner,
      lockOwnerById,
      nameOf: makeNameOfBrand(deps),
      namesOf: makeNamesOf(deps),
      findBrandByKey: makeFindBrandByKey(deps),
      keepStory,
      eraseStories,
    },
  }),
});
