import type { HandlerInput, listMyRequirements } from '@setu/contracts';
import type { Page, ServiceDeps, SignedIn } from '@setu/service-kit';
import { newestFirst } from '../newest-first';
import { Requirement } from './requirement.model';

/** A brand's own requirements, newest first, whatever their state. */
export const makeListMyRequirements =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  (range: HandlerInput<typeof listMyRequirements>, actor: SignedIn): Promise<Page<Requirement>> =>
    newestFirst(Requirement.query(db).where('brand_id', actor.id), { ...range, list: 'my-requirements' });
