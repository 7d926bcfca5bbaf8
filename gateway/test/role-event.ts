import { type UserRole, userUpdatedV1 } from '@setu/contracts';
import { envelopeOf } from '@setu/service-kit/test';

/** The event of identity that a user has this role at this version. */
export const roleEvent = (userId: string, role: UserRole, version: number) =>
  envelopeOf(userUpdatedV1, userId, {
    id: userId,
    version,
    role,
    firstName: 'Asha',
    lastName: 'Rao',
    displayName: 'Asha Rao',
  });
