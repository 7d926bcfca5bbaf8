import type { Access, ProductTexts } from '@setu/protocol';
import { ForbiddenError, UnauthenticatedError } from '../../errors';
import type { Actor } from '../caller/caller';

/**
 * Checks the caller against an endpoint's `access`.
 * @throws UnauthenticatedError 401 when the endpoint needs a signed-in caller
 * @throws ForbiddenError 403 when the caller's role is not allowed
 */
export const assertAccess = (access: Access, actor: Actor, roleNames: ProductTexts['roleNames']): void => {
  if (access === 'public') return;
  if (actor.kind === 'visitor') throw new UnauthenticatedError();
  if (access === 'admin') {
    if (actor.kind !== 'admin') throw new ForbiddenError('wrong_role', 'Only an administrator may do this.');
    return;
  }
  if (access !== 'signed-in' && !access.includes(actor.role)) {
    const roles = access.map((role) => roleNames[role]).join(', ');
    throw new ForbiddenError('wrong_role', `Only these roles may do this: ${roles}.`);
  }
};
