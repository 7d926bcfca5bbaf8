import { feature, type ServiceDeps } from '@setu/service-kit';
import type { SaveUser } from '../save-user';
import { lockUser, membersOf, type UserModel } from '../user.model';
import { makeEndMembership } from './end-membership';

/** Memberships of teams, and their ends. */
export const membership = feature({
  name: 'membership',
  needs: { saveUser: 'users' },
  build: (deps: ServiceDeps & { saveUser: SaveUser }) => ({
    gives: { membership: makeEndMembership<UserModel>({ ...deps, lockUser, membersOf }) },
  }),
});
