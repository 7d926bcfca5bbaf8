import { type UserRole, userUpdatedV1 } from '@setu/contracts';
import { envelopeOf } from '@setu/service-kit/test';

/** What identity tells of a user whose role it is at this version. */
export const roleFact = (userId: string, role: UserRole, version: number) =>
  envelopeOf(userUpdatedV1, userId, {
    id: userId,
    version,
    role,
    firstName: 'Asha',
    lastName: 'Rao',
    displayName: 'Asha Rao',
  });
