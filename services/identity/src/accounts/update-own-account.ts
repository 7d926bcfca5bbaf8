import { type AccountChange, canonicalPlace } from '@setu/contracts';
import { type ServiceDeps, type SignedIn, UnauthenticatedError } from '@setu/service-kit';
import type { SaveUser } from './save-user';
import { lockUser, type UserModel } from './user.model';

interface Deps extends Pick<ServiceDeps, 'inTransaction'> {
  saveUser: SaveUser;
}

/** Changes the sent fields of the caller's account. */
export const makeUpdateOwnAccount =
  ({ inTransaction, saveUser }: Deps) =>
  (input: AccountChange, actor: SignedIn): Promise<UserModel> =>
    inTransaction(async (trx) => {
      const user = await lockUser(trx, actor.id);
      if (!user) throw new UnauthenticatedError();
      return saveUser(trx, user, { ...input, city: input.city && canonicalPlace(input.city) });
    });
