import type { turnOffTwoStepOfUser } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { ConflictError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { displayNameOf } from '../display-name';
import type { UserModel } from '../user.model';
import { lockBoth } from './lock-both';

interface Deps extends Pick<ServiceDeps, 'inTransaction'> {
  removeTwoStep: (
    trx: Knex.Transaction,
    user: UserModel,
    by: { id: string; name: string; reason: string },
  ) => Promise<boolean>;
}

/**
 * Turns two-step verification off for another person. Administrators cannot do so for their own account: that needs password and code, so
 * that an open session is not enough, and they do not lock themselves out where it is required.
 */
export const makeTurnOffTwoStep =
  ({ inTransaction, removeTwoStep }: Deps) =>
  ({ userId, reason }: HandlerInput<typeof turnOffTwoStepOfUser>, actor: SignedIn): Promise<UserModel> =>
    inTransaction(async (trx) => {
      const { admin, user } = await lockBoth(trx, actor, userId);
      if (user.id === admin.id) throw new ConflictError('own_account');
      await removeTwoStep(trx, user, { id: admin.id, name: displayNameOf(admin), reason });
      return user;
    });
