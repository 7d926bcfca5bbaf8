import {
  countSaves,
  createFranchise,
  downloadBrochure,
  getFranchise,
  getFranchisePicture,
  getSaved,
  listFranchises,
  listMyFranchises,
  listSavedFranchises,
  listSimilarFranchises,
  saveFranchise,
  setFranchiseFeatured,
  unsaveFranchise,
  updateFranchise,
} from '@setu/contracts';
import { searchReadingHeader, writeSearchReading } from '@setu/protocol';
import {
  type Page,
  pagedReply,
  RawReply,
  Reply,
  type Route,
  route,
  type ServiceDeps,
} from '@setu/service-kit';
import { type BrochureDeps, makeGetBrochure } from './brochure/get-brochure';
import { makeCreateFranchise } from './create-franchise';
import { makeSetFeatured } from './featured/set-featured';
import type { Franchise } from './franchise.model';
import { presentFranchise } from './franchise.presenter';
import { makeGetFranchise } from './get-franchise';
import { makeListFranchises, makeListMyFranchises } from './listing/list-franchises';
import { makeListSimilar } from './listing/list-similar';
import type { LockBrand } from './owner';
import { makeCountSaves } from './saved/count-saves';
import { makeListSaved } from './saved/list-saved';
import { makeIsSaved, makeSaveFranchise, makeUnsaveFranchise } from './saved/save-franchise';
import { makeGetSharePicture, type SharePictureDeps } from './share-picture/get-share-picture';
import type { StoreFranchise } from './store-franchise';
import { makeUpdateFranchise, type UpdateDeps } from './update-franchise';

/** Short: what an administrator hides, or its brand closes, must not stay in caches. */
const pictureCaching = 'public, max-age=60';

interface Deps extends ServiceDeps, BrochureDeps, SharePictureDeps, Pick<UpdateDeps, 'endDraft'> {
  lockBrand: LockBrand;
  storeFranchise: StoreFranchise;
  /** Whether new franchises are public only after a review. */
  isReviewed: boolean;
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
  const setFeatured = makeSetFeatured(deps);
  const listSaved = makeListSaved(deps);
  const isSaved = makeIsSaved(deps);
  const savesOf = makeCountSaves(deps);
  const save = makeSaveFranchise(deps);
  const unsave = makeUnsaveFranchise(deps);
  const listSimilar = makeListSimilar(deps);
  const getBrochure = makeGetBrochure(deps);
  const getSharePicture = makeGetSharePicture(deps);
  return [
    route(listFranchises, async (query) => {
      const { reading, ...page } = await list(query);
      const { body, options } = pagedReply(listFranchises.path, query, presentPage(page));
      return new Reply(body, {
        ...options,
        headers: {
          ...options.headers,
          ...(reading ? { [searchReadingHeader]: writeSearchReading(reading) } : {}),
        },
      });
    }),
    route(getFranchise, async ({ id }, actor) => presentFranchise(await get(id, actor))),
    route(listMyFranchises, async (query, actor) =>
      pagedReply(listMyFranchises.path, query, presentPage(await listMine(query, actor))),
    ),
    route(createFranchise, async (draft, actor) => presentFranchise(await create(draft, actor))),
    route(updateFranchise, async ({ id, ...change }, actor) =>
      presentFranchise(await update(id, change, actor)),
    ),
    route(setFranchiseFeatured, async (input, actor) => presentFranchise(await setFeatured(input, actor))),
    route(listSavedFranchises, async (query, actor) =>
      pagedReply(listSavedFranchises.path, query, presentPage(await listSaved(query, actor))),
    ),
    route(getSaved, async ({ id }, actor) => ({ saved: await isSaved(id, actor) })),
    route(countSaves, async (input, actor) => ({ saves: await savesOf(input, actor) })),
    route(saveFranchise, async ({ id }, actor) => {
      await save(id, actor);
      return { saved: true };
    }),
    route(unsaveFranchise, async ({ id }, actor) => {
      await unsave(id, actor);
      return { saved: false };
    }),
    route(listSimilarFranchises, async ({ id }, actor) =>
      (await listSimilar(id, actor)).map(presentFranchise),
    ),
    route(downloadBrochure, async ({ id }, actor, client) => {
      const brochure = await getBrochure(id, actor, client);
      return new RawReply(brochure.pdf, {
        status: 200,
        contentType: 'application/pdf',
        headers: { 'content-disposition': brochure.disposition },
      });
    }),
    route(getFranchisePicture, async ({ id }, actor, client) => {
      const { png, isPublic } = await getSharePicture(id, actor, client);
      return new RawReply(png, {
        status: 200,
        contentType: 'image/png',
        headers: { 'cache-control': isPublic ? pictureCaching : 'no-store' },
      });
    }),
  ];
};
