import { feature, olderThan, ownRows, type ServiceDeps } from '@setu/service-kit';
import type { AddMails } from '../../mail-kind';
import { accountStateOf } from '../../session-command';
import { isSuspended } from '../administration/suspension.policy';
import { isDemoAccount } from '../demo/demo-people';
import { displayNameOf } from '../display-name';
import { hashPassword } from '../passwords/password';
import { findUser, findUserByEmail, lockUser, membersOf, type UserModel } from '../user.model';
import type { makeEndMembership } from './end-membership';
import { findInvitation, InvitationModel } from './invitation.model';
import { makeInvitationMail } from './invitation-mail';
import { type InviteDeps, makeInviteMember } from './invite-member';
import { type JoinDeps, makeJoinTeam } from './join-team';
import { teamRoutes } from './team.routes';
import { makeNotifyTeam, makeTeamMails } from './team-mails';

interface Needs
  extends Pick<InviteDeps, 'checkNewWayIn' | 'queueMail' | 'isMailOn' | 'countLink'>,
    Pick<JoinDeps<UserModel>, 'addAccount' | 'countRegistration' | 'rememberNetwork'>,
    Pick<Parameters<typeof makeTeamMails>[0], 'recoveryLink'> {
  addMails: AddMails;
  /** Address of the site, without a trailing slash. */
  site: string;
  membership: ReturnType<typeof makeEndMembership<UserModel>>;
}

/** Teams: who works in the account of a brand, and their invitations. */
export const team = feature({
  name: 'team',
  needs: {
    addMails: 'mail',
    queueMail: 'mail',
    site: 'mail',
    isMailOn: 'mail',
    addAccount: 'users',
    countLink: 'attempts',
    countRegistration: 'attempts',
    rememberNetwork: 'attempts',
    recoveryLink: 'grants',
    membership: 'membership',
    checkNewWayIn: 'passwords',
  },
  build: (given: ServiceDeps & Needs) => {
    const deps = {
      ...given,
      hashPassword,
      findUser,
      findUserByEmail,
      lockUser,
      membersOf,
      brandNameOf: displayNameOf,
      personNameOf: displayNameOf,
      accountStateOf,
      isSuspended,
      mayInvite: (id: string) => !isDemoAccount(id),
      notifyTeam: makeNotifyTeam(given.queueMail),
    };
    const { db, clock } = deps;
    deps.addMails([makeInvitationMail(deps), ...makeTeamMails(deps)]);
    return {
      routes: teamRoutes<UserModel>({ ...deps, invite: makeInviteMember(deps) }),
      retention: [
        olderThan({ name: 'team invitations', table: 'team_invitations', column: 'expires_at', days: 0 }),
      ],
      ownData: [
        ownRows(InvitationModel, {
          kind: 'team-invitation',
          of: (rows, { id }) => rows.where('owner_id', id),
          content: ({ email, sentAt, expiresAt }) => ({ email, sentAt, expiresAt }),
        }),
      ],
      gives: {
        joinTeam: makeJoinTeam<UserModel>(deps),
        /** The invitation of a link. */
        findInvitation: async (token: string) => {
          const invitation = await findInvitation(db, token, clock.now());
          const owner = invitation && (await findUser(db, invitation.ownerId));
          if (!owner) return undefined;
          const isTaken = (await findUserByEmail(db, invitation.email)) !== undefined;
          return { brandName: displayNameOf(owner), email: invitation.email, isTaken };
        },
      },
    };
  },
});
