import type { MailKind } from '../../mail-kind';
import { findInvitation } from './invitation.model';
import { makeInvitationMail } from './invitation-mail';
import { type InviteDeps, makeInviteMember } from './invite-member';
import { type JoinDeps, makeJoinTeam } from './join-team';
import type { TeamAccount } from './owner';
import { teamRoutes } from './team.routes';
import { makeNotifyTeam, makeTeamMails } from './team-mails';

type RouteDeps<User extends TeamAccount> = Parameters<typeof teamRoutes<User>>[0];

type Deps<User extends TeamAccount> = Omit<InviteDeps, 'notifyTeam'> &
  Omit<JoinDeps<User>, 'notifyTeam'> &
  Pick<Parameters<typeof makeTeamMails>[0], 'recoveryLink'> &
  Omit<RouteDeps<User>, 'invite'> & {
    /** Address of the site, without a slash at the end. */
    site: string;
    findUserByEmail: (db: RouteDeps<User>['db'], email: string) => Promise<User | undefined>;
  };

/** Teams: who works in the account of a brand, and how they come and go. */
export const makeTeam = <User extends TeamAccount>(deps: Deps<User>) => {
  const { db, clock, findUser, findUserByEmail, brandNameOf } = deps;
  const notifying = { ...deps, notifyTeam: makeNotifyTeam(deps.queueMail) };
  const mails: readonly MailKind[] = [makeInvitationMail(deps), ...makeTeamMails(deps)];
  return {
    routes: teamRoutes<User>({ ...deps, invite: makeInviteMember(notifying) }),
    mails,
    join: makeJoinTeam<User>(notifying),
    /** What a link invites to. */
    findInvitation: async (token: string) => {
      const invitation = await findInvitation(db, token, clock.now());
      const owner = invitation && (await findUser(db, invitation.ownerId));
      if (!owner) return undefined;
      const isTaken = (await findUserByEmail(db, invitation.email)) !== undefined;
      return { brandName: brandNameOf(owner), email: invitation.email, isTaken };
    },
  };
};
