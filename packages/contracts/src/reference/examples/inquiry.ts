import { getInvestorAnswers } from '../../inquiry/answer-calls';
import {
  changeInquiryStatus,
  getInquiry,
  type InquiryMessage,
  type InquiryView,
  listAllInquiries,
  listInquiries,
  listInquiryMessages,
  markInquiryRead,
  replyToInquiry,
  sendInquiry,
  withdrawPhone,
} from '../../inquiry/inquiry';
import {
  acceptMeeting,
  cancelMeeting,
  declineMeeting,
  getMeetingFile,
  listMeetings,
  type Meeting,
  proposeMeeting,
} from '../../inquiry/meeting-calls';
import type { MessageFiles } from '../../inquiry/message-files';
import {
  addInquiryNote,
  deleteInquiryNote,
  type InquiryNote,
  listInquiryLabels,
  listInquiryNotes,
  setInquiryLabels,
} from '../../inquiry/note-calls';
import { getReplyRecord } from '../../inquiry/reply-record-calls';
import {
  dismissMessageReport,
  listMessageReports,
  type MessageReport,
  reportMessage,
  upholdMessageReport,
} from '../../inquiry/report-calls';
import {
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
  type SavedReply,
  updateSavedReply,
} from '../../inquiry/saved-reply-calls';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhookDeliveries,
  replaceWebhookSecret,
  retryWebhookDelivery,
  testWebhook,
  type Webhook,
  type WebhookDelivery,
} from '../../inquiry/webhook-calls';
import { ownInquiryData } from '../../own-data-calls';
import { createdAt, example, ids, updatedAt } from './example';

const meeting: Meeting = {
  id: ids.session,
  inquiryId: ids.inquiry,
  isMine: false,
  state: 'accepted',
  times: ['2026-12-01T05:30:00.000Z', '2026-12-02T10:00:00.000Z'],
  time: '2026-12-01T05:30:00.000Z',
  minutes: 60,
  place: 'Cafe at FC Road, Pune',
  createdAt,
};

const inquiry: InquiryView = {
  id: ids.inquiry,
  kind: 'franchise',
  fromUserId: ids.investor,
  toUserId: ids.brand,
  franchiseId: ids.franchise,
  propertyId: null,
  requirementId: null,
  subject: 'A kiosk in Pune',
  message: 'Is the territory Pune still free? I could open in March.',
  status: 'open',
  fromName: 'Asha Kulkarni',
  toName: 'Chai Chaupal',
  franchiseTitle: 'Chai Chaupal kiosk',
  requirementTitle: null,
  propertyTitle: null,
  proposedCommission: null,
  replyCount: 0,
  createdAt,
  updatedAt: createdAt,
};

const detailed: InquiryView = {
  ...inquiry,
  plans: { budget: '2500000-10000000', city: 'Pune', startTime: '3-months', experience: 'business' },
  phone: { number: '+919876543210', onWhatsApp: true, consentedAt: createdAt, withdrawnAt: null },
};

const answer: InquiryMessage = {
  id: ids.message,
  inquiryId: ids.inquiry,
  fromUserId: ids.brand,
  fromName: 'Chai Chaupal',
  isMine: true,
  message: 'Yes, Pune is free. Shall we talk on Tuesday?',
  createdAt: updatedAt,
};

const note: InquiryNote = {
  id: ids.message,
  inquiryId: ids.inquiry,
  authorName: 'Meera Joshi',
  text: 'Called on Monday: wants to see the outlet on FC Road first.',
  createdAt: updatedAt,
};

const files: MessageFiles = {
  pictures: [
    {
      url: `/attachments/${ids.upload}`,
      name: 'shop-front.jpg',
      width: 1600,
      height: 1200,
      blur: 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAQAcJaQAA3AA/v3AgAA=',
    },
  ],
  documents: [],
};

const savedReply: SavedReply = {
  id: ids.message,
  title: 'Fees and first steps',
  text: 'Thank you for your interest. The franchise fee is ₹5 lakh. Shall we talk this week?',
  updatedAt,
};
const savedReplyDraft = { title: savedReply.title, text: savedReply.text };

const report: MessageReport = {
  id: ids.report,
  inquiryId: ids.inquiry,
  inquirySubject: inquiry.subject,
  messageId: ids.message,
  message: 'Send the fee to my private account.',
  writerId: ids.brand,
  writerName: 'Chai Chaupal',
  reason: 'fraud',
  text: 'They ask for money before a meeting.',
  reporterId: ids.investor,
  reporterName: 'Asha Kulkarni',
  state: 'open',
  createdAt,
  decidedAt: null,
};

const webhook: Webhook = {
  url: 'https://crm.example/inquiries',
  isOn: true,
  secretEnd: 'fZ4=',
  failingSince: null,
  createdAt,
  updatedAt,
};
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwO4cUOYIDfZ4=';
const delivery: WebhookDelivery = {
  id: ids.message,
  type: 'inquiry.received',
  inquiryId: ids.inquiry,
  state: 'delivered',
  tries: 1,
  status: 200,
  problem: null,
  createdAt,
  triedAt: updatedAt,
};

export const inquiryExamples = [
  example(sendInquiry, {
    request: {
      toUserId: ids.brand,
      franchiseId: ids.franchise,
      subject: inquiry.subject,
      message: inquiry.message,
      budget: '2500000-10000000',
      city: 'Pune',
      startTime: '3-months',
      experience: 'business',
      phone: '98765 43210',
      phoneConsent: true,
      onWhatsApp: true,
    },
    reply: detailed,
  }),
  example(listInquiries, { reply: [detailed] }),
  example(getInquiry, { reply: { ...detailed, isUnread: true } }),
  example(getInvestorAnswers, {
    reply: { budget: '2500000-10000000', city: 'Pune', startTime: null, experience: 'business' },
  }),
  example(withdrawPhone, {
    reply: {
      ...detailed,
      phone: { number: null, onWhatsApp: false, consentedAt: createdAt, withdrawnAt: updatedAt },
    },
  }),
  example(listAllInquiries, { reply: [inquiry] }),
  example(changeInquiryStatus, {
    request: { status: 'in_progress' },
    reply: { ...inquiry, status: 'in_progress', updatedAt },
  }),
  example(listInquiryMessages, { reply: [answer] }),
  example(markInquiryRead, {
    request: { replies: 1 },
    reply: { ...inquiry, replyCount: 1, isUnread: false },
  }),
  example(replyToInquiry, {
    request: { message: answer.message, files },
    reply: { ...answer, files },
  }),
  example(listMeetings, { reply: [meeting] }),
  example(proposeMeeting, {
    request: { times: meeting.times, minutes: 60, place: meeting.place },
    reply: { ...meeting, isMine: true, state: 'proposed', time: null },
  }),
  example(acceptMeeting, { request: { time: '2026-12-01T05:30:00.000Z' }, reply: meeting }),
  example(declineMeeting, { reply: { ...meeting, state: 'declined', time: null } }),
  example(cancelMeeting, { reply: { ...meeting, state: 'cancelled' } }),
  example(getMeetingFile, {}),
  example(listInquiryNotes, { reply: [note] }),
  example(addInquiryNote, { request: { text: note.text }, reply: note }),
  example(deleteInquiryNote, { reply: { deleted: true } }),
  example(setInquiryLabels, {
    request: { labels: ['Pune', 'Call back'] },
    reply: { ...inquiry, labels: ['Call back', 'Pune'] },
  }),
  example(listInquiryLabels, { reply: ['Call back', 'Pune'] }),
  example(reportMessage, {
    request: { reason: 'fraud', text: 'They ask for money before a meeting.' },
    reply: { id: ids.report },
  }),
  example(listMessageReports, { reply: [report] }),
  example(dismissMessageReport, { reply: { ...report, state: 'dismissed', decidedAt: updatedAt } }),
  example(upholdMessageReport, { reply: { ...report, state: 'upheld', decidedAt: updatedAt } }),
  example(getReplyRecord, { reply: { inquiries: 12, answered: 11, isMarked: true } }),
  example(listSavedReplies, { reply: [savedReply] }),
  example(createSavedReply, { request: savedReplyDraft, reply: savedReply }),
  example(updateSavedReply, { request: savedReplyDraft, reply: savedReply }),
  example(deleteSavedReply, { reply: { id: savedReply.id } }),
  example(getWebhook, { reply: webhook }),
  example(createWebhook, { request: { url: webhook.url }, reply: { ...webhook, secret } }),
  example(changeWebhook, { request: { isOn: false }, reply: { ...webhook, isOn: false } }),
  example(replaceWebhookSecret, { reply: { ...webhook, secret } }),
  example(deleteWebhook, { reply: { deleted: true } }),
  example(testWebhook, { reply: { ...delivery, type: 'test', inquiryId: null } }),
  example(listWebhookDeliveries, { reply: [delivery] }),
  example(retryWebhookDelivery, {
    reply: { ...delivery, state: 'waiting', tries: 9, status: 500, problem: 'status' },
  }),
  example(ownInquiryData, { reply: { records: [{ kind: 'message', content: { ...answer } }], next: null } }),
];
