import { feature, type ServiceDeps } from '@setu/service-kit';
import { makeRecoveryLink } from '../passwords/reset/recovery-link';
import type { makeEndMembership } from '../team/end-membership';
import type { UserModel } from '../user.model';
import { type EndsElsewhere, makeEndAllGrants } from './end-all-grants';

interface Needs extends Pick<EndsElsewhere, 'endPushBrowsers'> {
  membership: ReturnType<typeof makeEndMembership<UserModel>>;
  mayUsePassword: (userId: string) => boolean;
  /** Address of the site, without a trailing slash. */
  site: string;
}

/** Ends grants of accounts at events, and creates recovery links with which owners end them. */
export const grants = feature({
  name: 'grants',
  needs: { membership: 'membership', endPushBrowsers: 'push', mayUsePassword: 'users', site: 'mail' },
  build: ({ membership, ...deps }: ServiceDeps & Needs) => ({
    gives: {
      endGrants: makeEndAllGrants({
        releaseTeam: membership.releaseAll,
        signOutTeam: membership.signOutAll,
        endPushBrowsers: deps.endPushBrowsers,
      }),
      recoveryLink: makeRecoveryLink(deps),
    },
  }),
});
