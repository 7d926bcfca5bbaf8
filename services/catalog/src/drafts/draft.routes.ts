import {
  createFranchiseDraft,
  deleteFranchiseDraft,
  type FranchiseView,
  getFranchiseDraft,
  listMyFranchiseDrafts,
  publishFranchiseDraft,
  saveFranchiseDraft,
} from '@setu/contracts';
import { pagedReply, type Route, route, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { makeDeleteDraft } from './delete-draft';
import type { Draft } from './draft.model';
import { presentDraft } from './draft.presenter';
import { makeGetDraft, makeListDrafts } from './list-drafts';
import { makePublishDraft, type PublishDeps } from './publish-draft';
import { makeCreateDraft, makeSaveDraft } from './save-draft';

interface Deps<F, B extends { id: string }> extends ServiceDeps, PublishDeps<F, B> {
  /** The name that the brand's listings show. */
  nameOf: (brand: SignedIn) => Promise<string>;
  presentFranchise: (franchise: F) => FranchiseView;
}

export const draftRoutes = <F, B extends { id: string }>(deps: Deps<F, B>): Route[] => {
  const { nameOf, presentFranchise } = deps;
  const list = makeListDrafts(deps);
  const get = makeGetDraft(deps);
  const create = makeCreateDraft(deps);
  const save = makeSaveDraft(deps);
  const remove = makeDeleteDraft(deps);
  const publish = makePublishDraft(deps);
  const present = async (draft: Draft, actor: SignedIn) => presentDraft(draft, await nameOf(actor));
  return [
    route(listMyFranchiseDrafts, async (query, actor) => {
      const { items, ...page } = await list(query, actor);
      const brandName = await nameOf(actor);
      return pagedReply(listMyFranchiseDrafts.path, query, {
        ...page,
        items: items.map((draft) => presentDraft(draft, brandName)),
      });
    }),
    route(getFranchiseDraft, async ({ id }, actor) => present(await get(id, actor), actor)),
    route(createFranchiseDraft, async (fields, actor) => present(await create(fields, actor), actor)),
    route(saveFranchiseDraft, async ({ id, ...fields }, actor) =>
      present(await save(id, fields, actor), actor),
    ),
    route(deleteFranchiseDraft, async ({ id }, actor) => {
      await remove(id, actor);
      return { deleted: true as const };
    }),
    route(publishFranchiseDraft, async ({ id, ...fields }, actor) =>
      presentFranchise(await publish(id, fields, actor)),
    ),
  ];
};
