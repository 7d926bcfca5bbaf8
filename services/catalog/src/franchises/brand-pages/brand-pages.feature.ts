import { brandProfileSavedV1, getBrandPage, listFranchisesOfBrand, userDeletedV1 } from '@setu/contracts';
import {
  eraseAfter,
  feature,
  newestFirst,
  onAll,
  pagedReply,
  route,
  type ServiceDeps,
} from '@setu/service-kit';
import type { EraseStories, FindBrandByKey, KeepStory } from '../../listings/brand-story';
import type { NamesOf } from '../../listings/owner';
import { Franchise } from '../franchise.model';
import { presentFranchise } from '../franchise.presenter';
import { makeReadBrandPage } from './read-brand-page';

interface Needs {
  namesOf: NamesOf;
  findBrandByKey: FindBrandByKey;
  keepStory: KeepStory;
  eraseStories: EraseStories;
}

/** Pages of brands: what a brand says about itself, its franchises, and what franchisees say. */
export const brandPages = feature({
  name: 'brand-pages',
  needs: { namesOf: 'brands', findBrandByKey: 'brands', keepStory: 'brands', eraseStories: 'brands' },
  build: (deps: ServiceDeps & Needs) => {
    const { findBrand, readPage } = makeReadBrandPage(deps);
    return {
      routes: [
        route(getBrandPage, ({ slug }) => readPage(slug)),
        route(listFranchisesOfBrand, async ({ slug, ...query }) => {
          const brand = await findBrand(slug);
          const listed = Franchise.query(deps.db).where({ brand_id: brand.id, is_listed: true });
          const { items, ...page } = await newestFirst(listed, query);
          const { cursor: _cursor, ...first } = query;
          const path = listFranchisesOfBrand.path.replace(':slug', slug);
          return pagedReply(path, first, { ...page, items: items.map(presentFranchise) });
        }),
      ],
      consumers: [
        eraseAfter(userDeletedV1, 'deleted-brand-stories', deps.eraseStories),
        {
          name: 'brand-stories',
          from: 'identity' as const,
          subscriptions: [
            onAll(brandProfileSavedV1, async (trx, events) => {
              for (const { data } of events) await deps.keepStory(trx, data);
            }),
          ],
          // The rows are kept, and each event is applied again.
          reset: async (trx) => {
            await trx('brands').where('story_version', '>', 0).update({ story_version: 0 });
          },
        },
      ],
    };
  },
});
