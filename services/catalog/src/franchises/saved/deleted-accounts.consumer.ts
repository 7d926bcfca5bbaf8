import { userDeletedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { SavedFranchise } from './saved-franchise.model';

/** Removes what people saved who deleted their account. */
export const deletedSaversConsumer: ConsumerDefinition = {
  name: 'deleted-savers',
  from: 'identity',
  subscriptions: [
    onAll(userDeletedV1, async (trx, events) => {
      const ids = events.map(({ data }) => data.id);
      await SavedFranchise.query(trx).whereIn('user_id', ids).delete();
    }),
  ],
  // What was erased stays erased.
  reset: async () => undefined,
};
