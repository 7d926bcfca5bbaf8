import {
  createFranchiseDraft,
  deleteFranchiseDraft,
  getFranchiseDraft,
  listMyFranchiseDrafts,
  publishFranchiseDraft,
  saveFranchiseDraft,
} from '@setu/contracts';
import { pagedReply, type Route, route, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { findOwnFranchises } from '../find-own-franchises';
import { presentFranchise } from '../franchise.presenter';
import { makeDeleteDraft } from './delete-draft';
import type { Draft } from './draft.model';
import { presentDraft } from './draft.presenter';
import { makeGetDraft, makeListDrafts } from './list-drafts';
import { makePublishDraft, type PublishDeps } from './publish-draft';
import { makeCreateDraft, makeSaveDraft } from './save-draft';

export interface DraftDeps extends ServiceDeps, PublishDeps {
  /** The name that the brand's listings show. */
  nameOf: (brand: SignedIn) => Promise<string>;
}

export const draftRoutes = (deps: DraftDeps): Route[] => {
  const { db, nameOf } = deps;
  const list = makeListDrafts(deps);
  const get = makeGetDraft(deps);
  const create = makeCreateDraft(deps);
  const save = makeSaveDraft(deps);
  const remove = makeDeleteDraft(deps);
  const publish = makePublishDraft(deps);
  const presentAll = async (drafts: readonly Draft[], actor: SignedIn) => {
    const changed = drafts.flatMap(({ franchiseId }) => franchiseId ?? []);
    const franchises = await findOwnFranchises(db, actor.id, changed);
    const brandName = await nameOf(actor);
    return drafts.map((draft) => {
      const franchise = draft.franchiseId === null ? undefined : franchises.get(draft.franchiseId);
      return presentDraft(draft, brandName, franchise ? presentFranchise(franchise) : null);
    });
  };
  const present = async (draft: Draft, actor: SignedIn) => {
    const [one] = await presentAll([draft], actor);
    if (!one) throw new Error('A draft was presented as none');
    return one;
  };
  return [
    route(listMyFranchiseDrafts, async (query, actor) => {
      const { items, ...page } = await list(query, actor);
      return pagedReply(listMyFranchiseDrafts.path, query, {
        ...page,
        items: await presentAll(items, actor),
      });
    }),
    route(getFranchiseDraft, async ({ id }, actor) => present(await get(id, actor), actor)),
    route(createFranchiseDraft, async (sent, actor) => present(await create(sent, actor), actor)),
    route(saveFranchiseDraft, async ({ id, ...sent }, actor) => present(await save(id, sent, actor), actor)),
    route(deleteFranchiseDraft, async ({ id }, actor) => {
      await remove(id, actor);
      return { deleted: true as const };
    }),
    route(publishFranchiseDraft, async ({ id, ...fields }, actor) =>
      presentFranchise(await publish(id, fields, actor)),
    ),
  ];
};
