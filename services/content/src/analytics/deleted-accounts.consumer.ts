import { randomUUID } from 'node:crypto';
import { userDeletedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';

/** Views of people who deleted their account stay counted, each person as one visitor whom nothing links to the account. */
export const deletedVisitorsConsumer: ConsumerDefinition = {
  name: 'deleted-visitors',
  from: 'identity',
  subscriptions: [
    onAll(userDeletedV1, async (trx, events) => {
      for (const { data } of events)
        await trx('analytics')
          // The index is on the visitor.
          .where({ visitor: data.id, user_id: data.id })
          .update({ user_id: null, session_id: randomUUID() });
    }),
  ],
  // What was erased stays erased.
  reset: async () => undefined,
};
