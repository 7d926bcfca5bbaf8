import { randomUUID } from 'node:crypto';
import { type addInquiryNote, mostInquiryNotes } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { ConflictError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { lockInquiry } from '../inquiry.model';
import { NoteModel } from './note.model';
import { assertReceived } from './note.policy';

/**
 * A member of a brand's team adds a note to an inquiry. The inquiry's row is locked, so that concurrent notes cannot exceed the limit.
 * @throws ConflictError 409 `note_limit_reached`
 */
export const makeAddNote =
  ({ inTransaction, clock }: Pick<ServiceDeps, 'inTransaction' | 'clock'>) =>
  ({ id, text }: HandlerInput<typeof addInquiryNote>, actor: SignedIn): Promise<NoteModel> =>
    inTransaction(async (trx) => {
      assertReceived(actor, await lockInquiry(trx, id));
      const known = await NoteModel.query(trx).where({ inquiry_id: id }).resultSize();
      if (known >= mostInquiryNotes) throw new ConflictError('note_limit_reached');
      const noteId = randomUUID();
      await NoteModel.query(trx).insert({
        id: noteId,
        inquiryId: id,
        ownerId: actor.id,
        authorId: actor.personId ?? actor.id,
        text,
        createdAt: clock.now(),
      });
      return NoteModel.query(trx).modify('withAuthor').findOne('inquiry_notes.id', noteId).throwIfNotFound();
    });
