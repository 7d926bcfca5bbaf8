import { userDeletedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { Draft } from './draft.model';

/** Removes the drafts of deleted accounts. Content removes their uploads by the same event. */
export const deletedDraftsConsumer: ConsumerDefinition = {
  name: 'deleted-drafts',
  from: 'identity',
  subscriptions: [
    onAll(userDeletedV1, async (trx, events) => {
      const ids = events.map(({ data }) => data.id);
      await Draft.query(trx).whereIn('brand_id', ids).delete();
    }),
  ],
  // What was erased stays erased.
  reset: async () => undefined,
};
