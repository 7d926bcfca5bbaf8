import { replyTimeChangedV1, userDeletedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll, type ServiceDeps } from '@setu/service-kit';
import { ReplyTimeModel } from './reply-time.model';

type Deps = Pick<ServiceDeps, 'recordEvent'>;

/** Removes the reply times of brands that deleted their account, and ends what was published of them. */
export const makeDeletedReplyTimesConsumer = ({ recordEvent }: Deps): ConsumerDefinition => ({
  name: 'deleted-reply-times',
  from: 'identity',
  subscriptions: [
    onAll(userDeletedV1, async (trx, events) => {
      const ids = events.map(({ data }) => data.id);
      const rows = await ReplyTimeModel.query(trx).findByIds(ids).orderBy('brand_id').forUpdate();
      for (const { brandId, usually, version } of rows)
        if (usually)
          await recordEvent(trx, replyTimeChangedV1, brandId, {
            userId: brandId,
            version: version + 1,
            usually: null,
          });
      await ReplyTimeModel.query(trx).findByIds(ids).delete();
    }),
  ],
  // What was erased stays erased.
  reset: async () => undefined,
});
