import type { listMyRequirements } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { newestFirst, type Page, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { Requirement } from './requirement.model';

/** A brand's own requirements, newest first, in any state. */
export const makeListMyRequirements =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  (range: HandlerInput<typeof listMyRequirements>, actor: SignedIn): Promise<Page<Requirement>> =>
    newestFirst(Requirement.query(db).where('brand_id', actor.id), range);
