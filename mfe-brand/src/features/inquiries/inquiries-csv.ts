import {
  budgetText,
  experienceText,
  fieldTimeOf,
  type InquiryView,
  indianDay,
  listInquiries,
  startTimeText,
  statusLabel,
} from '@setu/contracts';
import { api, saveFile } from '@setu/mfe-kit';
import { csvOf } from '../../shared/csv';

const kindLabels: Readonly<Record<InquiryView['kind'], string>> = {
  franchise: 'Inquiry',
  offer: 'Agent offer',
  visit: 'Visit',
};

const rowOf = (inquiry: InquiryView) => ({
  'Received (IST)': fieldTimeOf(new Date(inquiry.createdAt)).replace('T', ' '),
  Status: statusLabel(inquiry.status),
  Kind: kindLabels[inquiry.kind],
  From: inquiry.fromName ?? '',
  About: inquiry.franchiseTitle ?? inquiry.requirementTitle ?? inquiry.propertyTitle ?? '',
  Subject: inquiry.subject,
  Message: inquiry.message,
  Replies: inquiry.replyCount,
  'Commission (%)': inquiry.proposedCommission ?? '',
  Budget: inquiry.plans?.budget ? budgetText(inquiry.plans.budget) : '',
  City: inquiry.plans?.city ?? '',
  Start: inquiry.plans?.startTime ? startTimeText(inquiry.plans.startTime) : '',
  Experience: inquiry.plans?.experience ? experienceText(inquiry.plans.experience) : '',
  'Below lowest budget': inquiry.isBelowBudget ? 'Yes' : '',
  Phone: inquiry.phone?.number ?? '',
  WhatsApp: inquiry.phone?.number && inquiry.phone.onWhatsApp ? 'Yes' : '',
  Labels: (inquiry.labels ?? []).join('; '),
  'Phone confirmed': inquiry.phone?.number && inquiry.phone.confirmedAt ? 'Yes' : '',
});

/** Saves all received inquiries as a CSV file, including those that the list has not loaded. @returns their number */
export const downloadInquiries = async (): Promise<number> => {
  const inquiries = await api.callAll(listInquiries, { box: 'received' });
  saveFile(`inquiries-${indianDay(new Date())}.csv`, csvOf(inquiries.map(rowOf)), 'text/csv;charset=utf-8');
  return inquiries.length;
};
