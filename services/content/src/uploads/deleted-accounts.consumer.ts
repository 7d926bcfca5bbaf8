import { userDeletedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';

/**
 * Pictures of people who deleted their account are removed, also those of listings: nobody is shown these any more. From this moment
 * they are not served; `removeUploads` removes the files.
 */
export const deletedUploadersConsumer: ConsumerDefinition = {
  name: 'deleted-uploaders',
  from: 'identity',
  subscriptions: [
    onAll(userDeletedV1, async (trx, events) => {
      await trx('uploads')
        .whereIn(
          'owner_id',
          events.map(({ data }) => data.id),
        )
        .whereNot({ state: 'removed' })
        .update({ state: 'removed', removed_at: trx.fn.now() });
    }),
  ],
  // What was erased stays erased.
  reset: async () => undefined,
};
