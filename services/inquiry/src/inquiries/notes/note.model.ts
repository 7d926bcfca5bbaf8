import type { InquiryNote } from '@setu/contracts';
import { mostInquiryNotes } from '@setu/contracts';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import type { z } from 'zod';
import { BaseModel } from '../../base-model';

/** A note of a brand about an inquiry that it received. */
export class NoteModel extends BaseModel {
  static override tableName = 'inquiry_notes';

  declare id: string;
  declare inquiryId: string;
  /** The brand. */
  declare ownerId: string;
  /** The author in the brand's team; null after that account was deleted. */
  declare authorId: string | null;
  declare text: string;
  declare createdAt: Date;
  /** Only on rows read through `withAuthor`. */
  declare authorName?: string | null;

  static override modifiers = {
    /** Adds the name of the author from the projection. */
    withAuthor: (query: QueryBuilder<NoteModel>) =>
      query
        .leftJoin('people as author', 'author.id', 'inquiry_notes.author_id')
        .select('inquiry_notes.*', 'author.display_name as authorName'),
  };
}

/** All notes of an inquiry, newest first. */
export const notesOf = (db: Knex, inquiryId: string): Promise<NoteModel[]> =>
  NoteModel.query(db)
    .modify('withAuthor')
    .where('inquiry_notes.inquiry_id', inquiryId)
    .orderBy('inquiry_notes.created_at', 'desc')
    .orderBy('inquiry_notes.id', 'desc')
    .limit(mostInquiryNotes)
    .execute();

/** Presents a note to the team of its brand. */
export const presentNote = (note: NoteModel): z.input<typeof InquiryNote> => ({
  id: note.id,
  inquiryId: note.inquiryId,
  authorName: note.authorName ?? null,
  text: note.text,
  createdAt: note.createdAt.toISOString(),
});
