import { ownInquiryData } from '@setu/contracts';
import { ownDataRoute, ownRows, type Route, type ServiceDeps } from '@setu/service-kit';
import { InquiryModel } from './inquiries/inquiry.model';
import { presentInquiry } from './inquiries/inquiry.presenter';
import { MeetingModel, presentMeeting } from './inquiries/meetings/meeting.model';
import { LabelModel } from './inquiries/notes/label.model';
import { NoteModel } from './inquiries/notes/note.model';
import { ReplyTimeModel } from './inquiries/reply-times/reply-time.model';
import { MessageReportModel } from './inquiries/reports/message-report.model';
import { MessageModel } from './inquiries/thread/message.model';
import { presentMessage } from './inquiries/thread/message.presenter';
import { presentSavedReply, SavedReplyModel } from './saved-replies/saved-reply.model';

/** What this service stores about a person, for the download: what they wrote, and what was written to them. */
export const makeOwnData = ({ db }: Pick<ServiceDeps, 'db'>): Route =>
  ownDataRoute(db, ownInquiryData, [
    ownRows(InquiryModel, {
      kind: 'sent-inquiry',
      of: (rows, { id }) => rows.modify('withNames').where('from_user_id', id),
      content: presentInquiry,
    }),
    ownRows(InquiryModel, {
      kind: 'received-inquiry',
      of: (rows, { id }) => rows.modify('withNames').where('to_user_id', id),
      content: presentInquiry,
    }),
    ownRows(MessageModel, {
      kind: 'message',
      of: (rows, { id }) =>
        rows
          .modify('withName')
          .whereIn(
            'inquiry_id',
            InquiryModel.query(db).select('id').where('from_user_id', id).orWhere('to_user_id', id),
          ),
      content: presentMessage,
    }),
    ownRows(MeetingModel, {
      kind: 'meeting',
      of: (rows, { id }) =>
        rows.whereIn(
          'inquiry_id',
          InquiryModel.query(db).select('id').where('from_user_id', id).orWhere('to_user_id', id),
        ),
      content: presentMeeting,
    }),
    ownRows(NoteModel, {
      kind: 'inquiry-note',
      // Those of the own team, and those that the person wrote as a member of another one.
      of: (rows, { id }) => rows.where((note) => note.where('owner_id', id).orWhere('author_id', id)),
      content: ({ inquiryId, text, createdAt }) => ({ inquiryId, text, createdAt }),
    }),
    ownRows(LabelModel, {
      kind: 'inquiry-label',
      of: (rows, { id }) => rows.where('owner_id', id),
      content: ({ inquiryId, label }) => ({ inquiryId, label }),
    }),
    ownRows(SavedReplyModel, {
      kind: 'saved-reply',
      of: (rows, { id }) => rows.where('brand_id', id),
      content: presentSavedReply,
    }),
    ownRows(ReplyTimeModel, {
      kind: 'reply-time',
      of: (rows, { id }) => rows.where('brand_id', id),
      content: ({ usually, measuredAt }) => ({ usually, measuredAt }),
      key: { column: 'brand_id', property: 'brandId' },
    }),
    ownRows(MessageReportModel, {
      kind: 'message-report',
      of: (rows, { id }) => rows.where('reporter_id', id),
      content: ({ inquiryId, messageId, reason, text, state, createdAt, decidedAt }) => ({
        inquiryId,
        messageId,
        reason,
        text,
        state,
        createdAt,
        decidedAt,
      }),
    }),
  ]);
