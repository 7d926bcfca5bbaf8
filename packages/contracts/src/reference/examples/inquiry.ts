import {
  changeInquiryStatus,
  getInquiry,
  type InquiryMessage,
  type InquiryView,
  listAllInquiries,
  listInquiries,
  listInquiryMessages,
  replyToInquiry,
  sendInquiry,
  withdrawPhone,
} from '../../inquiry/inquiry';
import { ownInquiryData } from '../../protocol/own-data';
import { createdAt, example, ids, updatedAt } from './example';

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
  plans: { budget: '2500000-10000000', city: 'Pune', startTime: '3-months' },
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
      phone: '98765 43210',
      phoneConsent: true,
      onWhatsApp: true,
    },
    reply: detailed,
  }),
  example(listInquiries, { reply: [detailed] }),
  example(getInquiry, { reply: detailed }),
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
  example(replyToInquiry, { request: { message: answer.message }, reply: answer }),
  example(ownInquiryData, { reply: { records: [{ kind: 'message', content: { ...answer } }], next: null } }),
];
