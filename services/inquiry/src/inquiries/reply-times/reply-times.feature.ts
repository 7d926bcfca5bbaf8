import { getReplyRecord, replyTimeChangedV1, userDeletedV1 } from '@setu/contracts';
import { eraseAfter, feature, ownRows, route } from '@setu/service-kit';
import { makeMeasureReplyTimes } from './measure-reply-times';
import { makeReadReplyRecord } from './read-reply-record';
import { ReplyTimeModel } from './reply-time.model';

/** How fast brands usually reply, and whether they keep the reply promise. */
export const replyTimes = feature({
  name: 'reply-times',
  build: (deps) => ({
    routes: [route(getReplyRecord, (_, actor) => makeReadReplyRecord(deps)(actor))],
    consumers: [
      eraseAfter(userDeletedV1, 'deleted-reply-times', async (trx, ids) => {
        const rows = await ReplyTimeModel.query(trx).findByIds(ids).orderBy('brand_id').forUpdate();
        for (const { brandId, usually, keepsPromise, version } of rows)
          if (usually || keepsPromise)
            await deps.recordEvent(trx, replyTimeChangedV1, brandId, {
              userId: brandId,
              version: version + 1,
              usually: null,
              keepsPromise: false,
            });
        await ReplyTimeModel.query(trx).findByIds(ids).delete();
      }),
    ],
    sweeps: [makeMeasureReplyTimes(deps)],
    ownData: [
      ownRows(ReplyTimeModel, {
        kind: 'reply-time',
        of: (rows, { id }) => rows.where('brand_id', id),
        content: ({ usually, keepsPromise, measuredAt }) => ({ usually, keepsPromise, measuredAt }),
        key: { column: 'brand_id', property: 'brandId' },
      }),
    ],
  }),
});
