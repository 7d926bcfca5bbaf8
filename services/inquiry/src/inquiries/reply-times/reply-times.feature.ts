import { replyTimeChangedV1, userDeletedV1 } from '@setu/contracts';
import { eraseAfter, feature, ownRows } from '@setu/service-kit';
import { makeMeasureReplyTimes } from './measure-reply-times';
import { ReplyTimeModel } from './reply-time.model';

/** How fast brands usually reply. */
export const replyTimes = feature({
  name: 'reply-times',
  build: (deps) => ({
    consumers: [
      eraseAfter(userDeletedV1, 'deleted-reply-times', async (trx, ids) => {
        const rows = await ReplyTimeModel.query(trx).findByIds(ids).orderBy('brand_id').forUpdate();
        for (const { brandId, usually, version } of rows)
          if (usually)
            await deps.recordEvent(trx, replyTimeChangedV1, brandId, {
              userId: brandId,
              version: version + 1,
              usually: null,
            });
        await ReplyTimeModel.query(trx).findByIds(ids).delete();
      }),
    ],
    sweeps: [makeMeasureReplyTimes(deps)],
    ownData: [
      ownRows(ReplyTimeModel, {
        kind: 'reply-time',
        of: (rows, { id }) => rows.where('brand_id', id),
        content: ({ usually, measuredAt }) => ({ usually, measuredAt }),
        key: { column: 'brand_id', property: 'brandId' },
      }),
    ],
  }),
});
