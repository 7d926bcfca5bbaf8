import { mostTeamMembers, teamInvitationDays } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';
import { linkTokenHash, makeLinkToken } from '../link-token';

/** An invitation to work in the account of a brand. */
export class InvitationModel extends BaseModel {
  static override tableName = 'team_invitations';

  declare id: string;
  declare ownerId: string;
  /** Lower case. */
  declare email: string;
  /** Hash of the token of the last link; null until a link is sent. */
  declare tokenHash: string | null;
  declare sentAt: Date;
  declare expiresAt: Date;
}

/** Expiry of an invitation that is sent now. */
export const expiryOf = (now: Date): Date =>
  new Date(now.getTime() + teamInvitationDays * 24 * 60 * 60 * 1_000);

/** The valid invitations of a brand, newest first. */
export const openInvitations = (db: Knex, ownerId: string, now: Date) =>
  InvitationModel.query(db)
    .where({ owner_id: ownerId })
    .where('expires_at', '>', now)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(mostTeamMembers);

/**
 * Creates a new link of an invitation; the previous link stops working.
 * @returns the token; undefined when the invitation is no longer valid
 */
export const renewToken = async (db: Knex, id: string, now: Date): Promise<string | undefined> => {
  const token = makeLinkToken();
  const renewed = await InvitationModel.query(db)
    .where({ id })
    .where('expires_at', '>', now)
    .patch({ tokenHash: linkTokenHash(token) });
  return renewed > 0 ? token : undefined;
};

/** The invitation of a link; undefined when it has expired, was used or withdrawn, or never existed. */
export const findInvitation = (db: Knex, token: string, now: Date): Promise<InvitationModel | undefined> =>
  InvitationModel.query(db)
    .findOne({ token_hash: linkTokenHash(token) })
    .where('expires_at', '>', now)
    .execute();

/** Uses up the invitation of a link. */
export const useInvitation = async (
  trx: Knex.Transaction,
  token: string,
  now: Date,
): Promise<InvitationModel | undefined> => {
  const [used] = await InvitationModel.query(trx)
    .where({ token_hash: linkTokenHash(token) })
    .where('expires_at', '>', now)
    .delete()
    .returning('*');
  return used;
};

/** Ends the invitations of a brand. */
export const endInvitations = async (trx: Knex.Transaction, ownerId: string): Promise<void> => {
  await InvitationModel.query(trx).where({ owner_id: ownerId }).delete();
};
