import {
  getTeam,
  inviteMember,
  leaveTeam,
  removeInvitation,
  removeMember,
  type Team,
  type TeamInvitation,
} from '@setu/contracts';
import { Reply, type Route, route, type ServiceDeps, UnauthenticatedError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { makeEndMembership } from './end-membership';
import { InvitationModel, openInvitations } from './invitation.model';
import type { makeInviteMember } from './invite-member';
import type { TeamAccount } from './owner';

interface Deps<User extends TeamAccount> extends Pick<ServiceDeps, 'db' | 'clock'> {
  findUser: (db: Knex, id: string) => Promise<User | undefined>;
  membersOf: (db: Knex, ownerId: string) => Promise<User[]>;
  /** Public name of a brand. */
  brandNameOf: (owner: User) => string;
  /** First and last name of a member. */
  personNameOf: (member: User) => string;
  /** Reply headers that notify the gateway of a changed account. */
  accountStateOf: (user: User) => Record<string, string>;
  invite: ReturnType<typeof makeInviteMember>;
  membership: ReturnType<typeof makeEndMembership<User>>;
}

const presentInvitation = ({
  id,
  email,
  sentAt,
  expiresAt,
}: InvitationModel): z.input<typeof TeamInvitation> => ({
  id,
  email,
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** The calls with which a brand manages its team. */
export const teamRoutes = <User extends TeamAccount>(deps: Deps<User>): Route[] => {
  const { db, clock, findUser, membersOf, brandNameOf, personNameOf, accountStateOf } = deps;
  const readTeam = async (callerId: string): Promise<z.input<typeof Team>> => {
    const user = await findUser(db, callerId);
    const owner = user?.worksFor ? await findUser(db, user.worksFor) : user;
    if (!user || !owner) throw new UnauthenticatedError();
    const brandName = brandNameOf(owner);
    if (owner.id !== user.id) return { isOwner: false, brandName, members: [], invitations: [] };
    const [members, invitations] = await Promise.all([
      membersOf(db, owner.id),
      openInvitations(db, owner.id, clock.now()),
    ]);
    return {
      isOwner: true,
      brandName,
      members: members.map((member) => ({
        id: member.id,
        name: personNameOf(member),
        email: member.email,
        since: (member.worksSince ?? clock.now()).toISOString(),
      })),
      invitations: invitations.map(presentInvitation),
    };
  };
  const stateOf = (changed: User | null) => (changed ? { headers: accountStateOf(changed) } : {});
  return [
    route(getTeam, (_input, { id }) => readTeam(id)),
    route(inviteMember, async (input, actor, client) =>
      presentInvitation(await deps.invite(input, actor, client.address)),
    ),
    route(removeInvitation, async ({ id }, actor) => {
      await InvitationModel.query(db).where({ id, owner_id: actor.id }).delete();
      return { removed: true as const };
    }),
    route(removeMember, async (input, actor) => {
      const changed = await deps.membership.remove(input, actor);
      return new Reply({ removed: true as const }, stateOf(changed));
    }),
    route(leaveTeam, async (_input, actor) => {
      const changed = await deps.membership.leave(actor);
      return new Reply({ left: true as const }, stateOf(changed));
    }),
  ];
};
