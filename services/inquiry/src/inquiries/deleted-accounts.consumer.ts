import { userDeletedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { InquiryModel } from './inquiry.model';
import { PhoneModel } from './phone/phone.model';

/** Erases numbers and plans of people who deleted their account. Their inquiries stay without the name. */
export const deletedSendersConsumer: ConsumerDefinition = {
  name: 'deleted-senders',
  from: 'identity',
  subscriptions: [
    onAll(userDeletedV1, async (trx, events) => {
      const ids = events.map(({ data }) => data.id);
      const sent = InquiryModel.query(trx).select('id').whereIn('from_user_id', ids);
      await PhoneModel.query(trx).whereIn('inquiry_id', sent).delete();
      await InquiryModel.query(trx)
        .whereIn('from_user_id', ids)
        .patch({ budget: null, city: null, startTime: null });
    }),
  ],
  // What was erased stays erased.
  reset: async () => undefined,
};
