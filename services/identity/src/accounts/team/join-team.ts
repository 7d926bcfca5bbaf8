import { randomUUID } from 'node:crypto';
import { mostTeamMembers, type TeamJoining } from '@setu/contracts';
import { AppError, ConflictError, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { findInvitation, useInvitation } from './invitation.model';
import type { TeamAccount, TeamPeople } from './owner';
import type { NotifyTeam } from './team-mails';

interface NewAccount {
  id: string;
  email: string;
  emailConfirmedAt: Date;
  firstName: string;
  lastName: string;
  role: 'brand';
  brandName: null;
  worksFor: string;
  worksSince: Date;
  phone: null;
  city: null;
  state: null;
  passwordHash: string;
  createdAt: Date;
}

export interface JoinDeps<User extends TeamAccount>
  extends TeamPeople,
    Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'> {
  hashPassword: (password: string) => Promise<string>;
  /** @returns undefined when the address already has an account */
  addAccount: (trx: Knex.Transaction, account: NewAccount) => Promise<User | undefined>;
  rememberNetwork: (email: string, clientAddress: string) => Promise<void>;
  countRegistration: (email: string, clientAddress: string) => Promise<void>;
  isSuspended: (account: TeamAccount) => boolean;
  notifyTeam: NotifyTeam;
}

const invalidLink = () => new AppError(400, 'invalid_link');

/**
 * Creates an account that works in the account of a brand, and notifies the owner. The link proves the address, so it is confirmed.
 * @throws AppError 400 invalid_link when the link has expired, was used or withdrawn, or the brand is suspended
 * @throws ConflictError 409 email_taken when the address got an account meanwhile, team_full; the invitation stays valid
 */
export const makeJoinTeam =
  <User extends TeamAccount>(deps: JoinDeps<User>) =>
  async ({ token, firstName, lastName, password }: TeamJoining, clientAddress: string): Promise<User> => {
    const { db, clock, inTransaction, hashPassword, addAccount, rememberNetwork, countRegistration } = deps;
    const invited = await findInvitation(db, token, clock.now());
    if (!invited) throw invalidLink();
    await countRegistration(invited.email, clientAddress);
    const passwordHash = await hashPassword(password);
    const user = await inTransaction(async (trx) => {
      const now = clock.now();
      // Lock the brand's row first, as everywhere.
      const owner = await deps.lockUser(trx, invited.ownerId);
      const invitation = await useInvitation(trx, token, now);
      if (!invitation || owner?.role !== 'brand' || deps.isSuspended(owner)) throw invalidLink();
      if ((await deps.membersOf(trx, owner.id)).length >= mostTeamMembers)
        throw new ConflictError(
          'team_full',
          'This team is full. Ask its owner to make room, and open the link of your invitation again.',
        );
      const added = await addAccount(trx, {
        id: randomUUID(),
        email: invitation.email,
        emailConfirmedAt: now,
        firstName,
        lastName,
        role: 'brand',
        brandName: null,
        worksFor: owner.id,
        worksSince: now,
        phone: null,
        city: null,
        state: null,
        passwordHash,
        createdAt: now,
      });
      if (!added) throw new ConflictError('email_taken');
      await deps.notifyTeam(trx, 'joined', owner.id, now, added.id);
      return added;
    });
    await rememberNetwork(user.email, clientAddress);
    return user;
  };
