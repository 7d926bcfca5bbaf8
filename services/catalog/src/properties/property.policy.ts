import { NotFoundError, type SignedIn } from '@setu/service-kit';
import type { Property } from './property.model';

/** Only the provider may change a property; others get 404. */
export function assertOwns(actor: SignedIn, property: Property | undefined): asserts property is Property {
  if (!property || actor.kind !== 'user' || actor.id !== property.providerId)
    throw new NotFoundError('property_not_found');
}
