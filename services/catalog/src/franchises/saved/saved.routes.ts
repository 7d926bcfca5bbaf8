import { countSaves, getSaved, listSavedFranchises, saveFranchise, unsaveFranchise } from '@setu/contracts';
import { pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import { presentFranchise } from '../franchise.presenter';
import { makeCountSaves } from './count-saves';
import { makeListSaved } from './list-saved';
import { makeIsSaved, makeSaveFranchise, makeUnsaveFranchise } from './save-franchise';

export const savedRoutes = (deps: Pick<ServiceDeps, 'db' | 'clock'>): Route[] => {
  const list = makeListSaved(deps);
  const isSaved = makeIsSaved(deps);
  const savesOf = makeCountSaves(deps);
  const save = makeSaveFranchise(deps);
  const unsave = makeUnsaveFranchise(deps);
  return [
    route(listSavedFranchises, async (query, actor) => {
      const { items, ...page } = await list(query, actor);
      return pagedReply(listSavedFranchises.path, query, { ...page, items: items.map(presentFranchise) });
    }),
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
  ];
};
