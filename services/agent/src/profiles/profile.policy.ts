import { ConflictError, NotFoundError } from '@setu/service-kit';
import type { ProfileModel } from './profile.model';

/** @throws NotFoundError when the profile does not exist */
export function assertFound(profile: ProfileModel | undefined): asserts profile is ProfileModel {
  if (!profile) throw new NotFoundError('profile_not_found');
}

/** The error for a second profile of a user. */
export const profileExists = new ConflictError('profile_exists');
