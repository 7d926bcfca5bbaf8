import { userDeletedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { SavedReplyModel } from './saved-reply.model';

/** Removes the saved replies of brands that deleted their account. */
export const deletedSavedRepliesConsumer: ConsumerDefinition = {
  name: 'deleted-saved-replies',
  from: 'identity',
  subscriptions: [
    onAll(userDeletedV1, async (trx, events) => {
      const ids = events.map(({ data }) => data.id);
      await SavedReplyModel.query(trx).whereIn('brand_id', ids).delete();
    }),
  ],
  // What was erased stays erased.
  reset: async () => undefined,
};
