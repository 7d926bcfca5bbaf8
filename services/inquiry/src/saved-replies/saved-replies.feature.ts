import { userDeletedV1 } from '@setu/contracts';
import { eraseAfter, feature, ownRows } from '@setu/service-kit';
import { presentSavedReply, SavedReplyModel } from './saved-reply.model';
import { savedReplyRoutes } from './saved-reply.routes';

export const deletedSavedRepliesConsumer = eraseAfter(userDeletedV1, 'deleted-saved-replies', (trx, ids) =>
  SavedReplyModel.query(trx).whereIn('brand_id', ids).delete(),
);

/** Texts that a brand reuses in its replies. */
export const savedReplies = feature({
  name: 'saved-replies',
  build: (deps) => ({
    routes: savedReplyRoutes(deps),
    consumers: [deletedSavedRepliesConsumer],
    ownData: [
      ownRows(SavedReplyModel, {
        kind: 'saved-reply',
        of: (rows, { id }) => rows.where('brand_id', id),
        content: presentSavedReply,
      }),
    ],
  }),
});
