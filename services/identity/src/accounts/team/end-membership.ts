import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { lockOwner, type TeamAccount, type TeamPeople } from './owner';

type Change = Partial<Pick<TeamAccount, 'worksFor' | 'worksSince'>> & { sessionsFrom?: number };

export interface MembershipDeps<User extends TeamAccount>
  extends TeamPeople,
    Pick<ServiceDeps, 'inTransaction'> {
  lockUser: (trx: Knex.Transaction, id: string) => Promise<User | undefined>;
  membersOf: (db: Knex, ownerId: string) => Promise<User[]>;
  saveUser: (trx: Knex.Transaction, user: User, change: Change) => Promise<User>;
}

const nobody = { worksFor: null, worksSince: null } as const;

/** Ends memberships of teams. A former member keeps their own account, without listings. */
export const makeEndMembership = <User extends TeamAccount>(deps: MembershipDeps<User>) => {
  const { inTransaction, lockUser, membersOf, saveUser } = deps;
  /** Ends a membership, and the sessions in which the person acted for the brand. */
  const release = (trx: Knex.Transaction, member: User) =>
    saveUser(trx, member, { ...nobody, sessionsFrom: member.version + 1 });
  return {
    /**
     * The owner removes a member. @returns the changed member; null when the team does not have this member
     * @throws AppError 403 team_owner_only
     */
    remove: ({ id }: { id: string }, actor: SignedIn): Promise<User | null> =>
      inTransaction(async (trx) => {
        const owner = await lockOwner(trx, actor, deps);
        const member = await lockUser(trx, id);
        return member?.worksFor === owner.id ? release(trx, member) : null;
      }),
    /** The caller leaves, and stays signed in. @returns the changed caller; null when the caller is not a member */
    leave: (actor: SignedIn): Promise<User | null> =>
      inTransaction(async (trx) => {
        const member = await lockUser(trx, actor.id);
        return member?.worksFor ? saveUser(trx, member, nobody) : null;
      }),
    /**
     * Ends the memberships of a brand whose row is locked.
     * @param since only members who joined at this instant or later; null: all
     */
    releaseAll: async (trx: Knex.Transaction, ownerId: string, since: Date | null): Promise<void> => {
      for (const { id } of await membersOf(trx, ownerId)) {
        const member = await lockUser(trx, id);
        if (!member || (since && member.worksSince && member.worksSince < since)) continue;
        await release(trx, member);
      }
    },
    /** Ends the sessions of all members of a suspended brand. Its row must be locked. */
    signOutAll: async (trx: Knex.Transaction, ownerId: string): Promise<void> => {
      for (const { id } of await membersOf(trx, ownerId)) {
        const member = await lockUser(trx, id);
        if (member) await saveUser(trx, member, { sessionsFrom: member.version + 1 });
      }
    },
  };
};
