import type { listMyProperties } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { newestFirst, type Page, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { Property } from './property.model';

/** A provider's own properties, newest first, in any state. */
export const makeListMyProperties =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  (range: HandlerInput<typeof listMyProperties>, actor: SignedIn): Promise<Page<Property>> =>
    newestFirst(Property.query(db).where('provider_id', actor.id), range);
