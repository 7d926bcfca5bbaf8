import { userDeletedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { ProfileModel } from './profile.model';
import { VerificationModel } from './verifications/verification.model';

/** Removes the profiles and verifications of agents who deleted their account. Their offers and assignments stay without the name. */
export const deletedAgentsConsumer: ConsumerDefinition = {
  name: 'deleted-agents',
  from: 'identity',
  subscriptions: [
    onAll(userDeletedV1, async (trx, events) => {
      const ids = events.map(({ data }) => data.id);
      await ProfileModel.query(trx).whereIn('user_id', ids).delete();
      await VerificationModel.query(trx).whereIn('user_id', ids).delete();
    }),
  ],
  // What was erased stays erased.
  reset: async () => undefined,
};
