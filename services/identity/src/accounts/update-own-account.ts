import { type AccountChange, canonicalPlace } from '@setu/contracts';
import { type ServiceDeps, type SignedIn, UnauthenticatedError } from '@setu/service-kit';
import type { ChangeUser } from './save-user';
import { lockUser, type UserModel } from './user.model';

interface Deps extends Pick<ServiceDeps, 'inTransaction'> {
  changeUser: ChangeUser;
}

/** Changes the sent fields of one's own account. */
export const makeUpdateAccount =
  ({ inTransaction, changeUser }: Deps) =>
  (input: AccountChange, actor: SignedIn): Promise<UserModel> =>
    inTransaction(async (trx) => {
      const user = await lockUser(trx, actor.id);
      if (!user) throw new UnauthenticatedError();
      return changeUser(trx, user, { ...input, city: input.city && canonicalPlace(input.city) });
    });
