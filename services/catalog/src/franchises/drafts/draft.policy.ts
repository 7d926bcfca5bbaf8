import { NotFoundError, type SignedIn } from '@setu/service-kit';
import type { Draft } from './draft.model';

/** Only its brand may see a draft; others get 404. */
export function assertOwns(actor: SignedIn, draft: Draft | undefined): asserts draft is Draft {
  if (!draft || actor.kind !== 'user' || actor.id !== draft.brandId)
    throw new NotFoundError('franchise_draft_not_found');
}
