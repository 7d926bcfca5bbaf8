import { userDeletedV1 } from '@setu/contracts';
import { eraseAfter, feature, ownRows } from '@setu/service-kit';
import { LabelModel } from './label.model';
import { NoteModel } from './note.model';
import { noteRoutes } from './note.routes';

/** Notes and labels of a brand's team about the inquiries that it received. */
export const notes = feature({
  name: 'notes',
  build: (deps) => ({
    routes: noteRoutes(deps),
    consumers: [
      // Notes that a member wrote are kept for the brand, without their author.
      eraseAfter(userDeletedV1, 'deleted-note-owners', async (trx, ids) => {
        await NoteModel.query(trx).whereIn('owner_id', ids).delete();
        await NoteModel.query(trx).whereIn('author_id', ids).patch({ authorId: null });
        await LabelModel.query(trx).whereIn('owner_id', ids).delete();
      }),
    ],
    ownData: [
      ownRows(NoteModel, {
        kind: 'inquiry-note',
        // Notes of the person's team, and notes that the person wrote as a member of another team.
        of: (rows, { id }) => rows.where((note) => note.where('owner_id', id).orWhere('author_id', id)),
        content: ({ inquiryId, text, createdAt }) => ({ inquiryId, text, createdAt }),
      }),
      ownRows(LabelModel, {
        kind: 'inquiry-label',
        of: (rows, { id }) => rows.where('owner_id', id),
        content: ({ inquiryId, label }) => ({ inquiryId, label }),
      }),
    ],
  }),
});
