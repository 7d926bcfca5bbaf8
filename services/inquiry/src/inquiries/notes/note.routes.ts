import {
  addInquiryNote,
  deleteInquiryNote,
  listInquiryLabels,
  listInquiryNotes,
  setInquiryLabels,
} from '@setu/contracts';
import { type Route, route, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { InquiryModel } from '../inquiry.model';
import { presentInquiry } from '../inquiry.presenter';
import { makeAddNote } from './add-note';
import { labelsOf } from './label.model';
import { NoteModel, notesOf, presentNote } from './note.model';
import { assertReceived } from './note.policy';
import { makeSetLabels } from './set-labels';

/** Notes and labels of a brand's team about the inquiries that it received. */
export const noteRoutes = (deps: ServiceDeps): Route[] => {
  const { db } = deps;
  const add = makeAddNote(deps);
  const setLabels = makeSetLabels(deps);
  const assertOwnInquiry = async (id: string, actor: SignedIn) =>
    assertReceived(actor, await InquiryModel.query(db).findById(id));
  return [
    route(listInquiryNotes, async ({ id }, actor) => {
      await assertOwnInquiry(id, actor);
      return (await notesOf(db, id)).map(presentNote);
    }),
    route(addInquiryNote, async (input, actor) => presentNote(await add(input, actor))),
    route(deleteInquiryNote, async ({ id, noteId }, actor) => {
      await assertOwnInquiry(id, actor);
      await NoteModel.query(db).where({ id: noteId, inquiry_id: id, owner_id: actor.id }).delete();
      return { deleted: true as const };
    }),
    route(setInquiryLabels, async (input, actor) => presentInquiry(await setLabels(input, actor), actor)),
    route(listInquiryLabels, (_, actor) => labelsOf(db, actor.id)),
  ];
};
