import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { InquiryId, UserId } from '../values/ids';
import { ReportDraft, ReportState, reportFields } from '../values/report';
import { MessageFiles } from './message-files';

/** A report of a message as administrators see it. They see only this message of the conversation. */
export const MessageReport = z.object({
  ...reportFields,
  inquiryId: InquiryId,
  inquirySubject: z.string(),
  /** The id of the inquiry when its own text is reported. */
  messageId: z.guid(),
  message: z.string(),
  /** Its files, which administrators get from the report on; absent without files. */
  files: MessageFiles.optional(),
  writerId: UserId,
  /** Name of the writer, if it is known. */
  writerName: z.string().nullable(),
});
export type MessageReport = z.output<typeof MessageReport>;

export const reportMessage = endpoint({
  service: 'inquiry',
  method: 'POST',
  path: '/api/inquiries/:id/messages/:messageId/reports',
  summary:
    'Reports a message of the other side to the administrators, who then read this message. A second report of the same message counts once while the first is open.',
  access: 'signed-in',
  params: z.object({ id: InquiryId, messageId: z.guid() }),
  body: ReportDraft,
  creates: true,
  response: { 201: z.object({ id: z.guid() }) },
  errors: ['validation_failed', 'inquiry_not_found', 'message_not_found'],
});

export const listMessageReports = endpoint({
  service: 'inquiry',
  method: 'GET',
  path: '/api/admin/message-reports',
  summary: 'Lists reports of messages in one state, newest first.',
  access: 'admin',
  query: Paging.extend({ state: ReportState.default('open') }),
  response: { 200: z.array(MessageReport) },
  errors: ['validation_failed', 'invalid_cursor'],
});

const ById = z.object({ id: z.guid() });

export const dismissMessageReport = endpoint({
  service: 'inquiry',
  method: 'POST',
  path: '/api/admin/message-reports/:id/dismiss',
  summary: 'Dismisses an open report of a message. A report that is decided stays so.',
  access: 'admin',
  params: ById,
  response: { 200: MessageReport },
  errors: ['report_not_found'],
});

export const upholdMessageReport = endpoint({
  service: 'inquiry',
  method: 'POST',
  path: '/api/admin/message-reports/:id/uphold',
  summary:
    'Upholds an open report of a message, for what was done about it, such as a suspension. A report that is decided stays so.',
  access: 'admin',
  params: ById,
  response: { 200: MessageReport },
  errors: ['report_not_found'],
});
