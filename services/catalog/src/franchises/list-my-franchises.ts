import type { listMyFranchises } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { newestFirst, type Page, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { Franchise } from './franchise.model';

/** A brand's own franchises, newest first, in any state. */
export const makeListMyFranchises =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  (range: HandlerInput<typeof listMyFranchises>, actor: SignedIn): Promise<Page<Franchise>> =>
    newestFirst(Franchise.query(db).where('brand_id', actor.id), range);
