import { ForbiddenError, UnauthenticatedError } from '@setu/service-kit';
import type { Owner } from './owner';

/** Only a current brand has a profile; a session may outlive the role by a moment. */
export const requireBrand = (owner: Owner | undefined): Owner => {
  if (!owner) throw new UnauthenticatedError();
  if (owner.role !== 'brand') throw new ForbiddenError('wrong_role', 'Only a brand has a brand profile.');
  return owner;
};
