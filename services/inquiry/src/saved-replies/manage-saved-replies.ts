import { randomUUID } from 'node:crypto';
import { type SavedReplyDraft, savedRepliesMax } from '@setu/contracts';
import { ConflictError, NotFoundError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { SavedReplyModel } from './saved-reply.model';

/** Any fixed number, first key of the lock that counts the saved replies of one brand. */
const limitLock = 7_613;

/** The actions of a brand on its saved replies. Replies of other brands are not found. */
export const makeManageSavedReplies = ({
  db,
  clock,
  inTransaction,
}: Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'>) => ({
  list: (actor: SignedIn): Promise<SavedReplyModel[]> =>
    SavedReplyModel.query(db)
      .where({ brand_id: actor.id })
      .orderBy(['title', 'id'])
      .limit(savedRepliesMax)
      .execute(),

  /** @throws ConflictError when the brand has reached the limit */
  create: ({ title, text }: SavedReplyDraft, actor: SignedIn): Promise<SavedReplyModel> =>
    inTransaction(async (trx) => {
      await trx.raw('select pg_advisory_xact_lock(?, hashtext(?))', [limitLock, actor.id]);
      const saved = await SavedReplyModel.query(trx).where({ brand_id: actor.id }).resultSize();
      if (saved >= savedRepliesMax) throw new ConflictError('saved_reply_limit_reached');
      const now = clock.now();
      return SavedReplyModel.query(trx).insertAndFetch({
        id: randomUUID(),
        brandId: actor.id,
        title,
        text,
        createdAt: now,
        updatedAt: now,
      });
    }),

  /** @throws NotFoundError when the brand has no such reply */
  update: (
    { id, title, text }: SavedReplyDraft & { id: string },
    actor: SignedIn,
  ): Promise<SavedReplyModel> =>
    inTransaction(async (trx) => {
      const changed = await SavedReplyModel.query(trx)
        .where({ id, brand_id: actor.id })
        .patch({ title, text, updatedAt: clock.now() });
      if (changed === 0) throw new NotFoundError('saved_reply_not_found');
      return SavedReplyModel.query(trx).findById(id).throwIfNotFound();
    }),

  remove: async (id: string, actor: SignedIn): Promise<{ id: string }> => {
    await SavedReplyModel.query(db).where({ id, brand_id: actor.id }).delete();
    return { id };
  },
});
