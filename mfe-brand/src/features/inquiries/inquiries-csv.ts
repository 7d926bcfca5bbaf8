import { budgetText, type InquiryView, listInquiries, startTimeText, statusLabel } from '@setu/contracts';
import { api, saveFile } from '@setu/mfe-kit';
import { unparse } from 'papaparse';

const kindLabels: Readonly<Record<InquiryView['kind'], string>> = {
  franchise: 'Inquiry',
  offer: 'Agent offer',
  visit: 'Visit',
};

const rowOf = (inquiry: InquiryView) => ({
  Received: inquiry.createdAt,
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
  Phone: inquiry.phone?.number ?? '',
  WhatsApp: inquiry.phone?.number && inquiry.phone.onWhatsApp ? 'Yes' : '',
  Labels: (inquiry.labels ?? []).join('; '),
});

/**
 * CSV of inquiries for a spreadsheet. What people wrote is text there and never a formula, and Excel reads it as UTF-8.
 * @param inquiries newest first
 */
export const csvOf = (inquiries: readonly InquiryView[]): string =>
  `\uFEFF${unparse(inquiries.map(rowOf), { escapeFormulae: true })}\r\n`;

/** Saves all inquiries that the brand received as a CSV file, also those that the list has not loaded. @returns their number */
export const downloadInquiries = async (): Promise<number> => {
  const inquiries = await api.callAll(listInquiries, { box: 'received' });
  saveFile(
    `inquiries-${new Date().toISOString().slice(0, 10)}.csv`,
    csvOf(inquiries),
    'text/csv;charset=utf-8',
  );
  return inquiries.length;
};
