import { type AccountChange, canonicalPlace } from '@setu/contracts';
import { type ServiceDeps, type SignedIn, UnauthenticatedError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { SaveUser } from './save-user';
import { lockUser, type UserModel } from './user.model';

interface Deps extends Pick<ServiceDeps, 'inTransaction'> {
  saveUser: SaveUser;
  /** Ends the confirmation of the number when it changes to this one; null: it is removed. */
  releasePhone: (trx: Knex.Transaction, userId: string, phone: string | null) => Promise<void>;
}

/** Changes the sent fields of the caller's account. */
export const makeUpdateOwnAccount =
  ({ inTransaction, saveUser, releasePhone }: Deps) =>
  (input: AccountChange, actor: SignedIn): Promise<UserModel> =>
    inTransaction(async (trx) => {
      const user = await lockUser(trx, actor.id);
      if (!user) throw new UnauthenticatedError();
      if (input.phone !== undefined) await releasePhone(trx, user.id, input.phone);
      return saveUser(trx, user, { ...input, city: input.city && canonicalPlace(input.city) });
    });
