import { userDeletedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { LabelModel } from './label.model';
import { NoteModel } from './note.model';

/** Deletes notes and labels with the account of their brand; those that a member wrote stay with the brand, without the member. */
export const deletedNotesConsumer: ConsumerDefinition = {
  name: 'deleted-note-owners',
  from: 'identity',
  subscriptions: [
    onAll(userDeletedV1, async (trx, events) => {
      const ids = events.map(({ data }) => data.id);
      await NoteModel.query(trx).whereIn('owner_id', ids).delete();
      await NoteModel.query(trx).whereIn('author_id', ids).patch({ authorId: null });
      await LabelModel.query(trx).whereIn('owner_id', ids).delete();
    }),
  ],
  // What was erased stays erased.
  reset: async () => undefined,
};
