import { userDeletedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { InquiryModel } from './inquiry.model';
import { PhoneModel } from './phone/phone.model';
import { MessageModel } from './thread/message.model';

/** Erases numbers, plans and what messages say of the files of people who deleted their account, whose files the content service removes. Their inquiries stay without the name. */
export const deletedSendersConsumer: ConsumerDefinition = {
  name: 'deleted-senders',
  from: 'identity',
  subscriptions: [
    onAll(userDeletedV1, async (trx, events) => {
      const ids = events.map(({ data }) => data.id);
      const sent = InquiryModel.query(trx).select('id').whereIn('from_user_id', ids);
      await PhoneModel.query(trx).whereIn('inquiry_id', sent).delete();
      await MessageModel.query(trx)
        .whereIn(
          'inquiry_id',
          InquiryModel.query(trx).select('id').whereIn('from_user_id', ids).orWhereIn('to_user_id', ids),
        )
        .whereIn('from_user_id', ids)
        .whereNotNull('files')
        .patch({ files: null });
      await InquiryModel.query(trx)
        .whereIn('from_user_id', ids)
        .patch({ budget: null, city: null, startTime: null });
    }),
  ],
  // What was erased stays erased.
  reset: async () => undefined,
};
