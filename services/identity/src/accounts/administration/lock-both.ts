import { NotFoundError, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { lockAdmins, lockRoles, lockUser, type UserModel } from '../user.model';
import { requireAdmin } from './admin.policy';

/** The deciding administrator and the concerned user, both locked until the transaction ends. */
export const lockBoth = async (
  trx: Knex.Transaction,
  actor: SignedIn,
  userId: string,
): Promise<{ admin: UserModel; user: UserModel }> => {
  await lockRoles(trx);
  const admins = await lockAdmins(trx);
  const admin = requireAdmin(admins.find(({ id }) => id === actor.id));
  const user = await lockUser(trx, userId);
  if (!user) throw new NotFoundError('user_not_found');
  return { admin, user };
};
