import type { listMyFranchiseDrafts } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { newestFirst, type Page, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { Draft } from './draft.model';
import { assertOwns } from './draft.policy';

/** A brand's own drafts, newest first. */
export const makeListDrafts =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  ({ of, ...range }: HandlerInput<typeof listMyFranchiseDrafts>, actor: SignedIn): Promise<Page<Draft>> => {
    const drafts = Draft.query(db).where('brand_id', actor.id);
    return newestFirst(of === 'all' ? drafts : drafts.whereNull('franchise_id'), range);
  };

/** A draft of the brand. */
export const makeGetDraft =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async (id: string, actor: SignedIn): Promise<Draft> => {
    const draft = await Draft.query(db).findById(id);
    assertOwns(actor, draft);
    return draft;
  };
