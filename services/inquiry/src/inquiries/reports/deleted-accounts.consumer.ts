import { userDeletedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { MessageReportModel } from './message-report.model';

/** Reports stay when the person who sent them deletes the account, without the person. */
export const deletedReportersConsumer: ConsumerDefinition = {
  name: 'deleted-reporters',
  from: 'identity',
  subscriptions: [
    onAll(userDeletedV1, async (trx, events) => {
      const ids = events.map(({ data }) => data.id);
      await MessageReportModel.query(trx).whereIn('reporter_id', ids).patch({ reporterId: null });
    }),
  ],
  // What was erased stays erased.
  reset: async () => undefined,
};
