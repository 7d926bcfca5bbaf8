import { type InquiryStatus, type InquiryView, inquiryStatuses } from '@setu/contracts';

const finished: readonly InquiryStatus[] = ['deal_closed', 'declined', 'withdrawn'];

/** What the receiver of an inquiry may make of it, in the order of a deal; nothing once it is finished. */
export const nextStatuses = (status: InquiryStatus): InquiryStatus[] => {
  if (finished.includes(status)) return [];
  const later = inquiryStatuses.slice(inquiryStatuses.indexOf(status) + 1);
  return later.filter((next) => next !== 'withdrawn');
};

/** Whether the sender may still take it back. */
export const mayWithdraw = (status: InquiryStatus): boolean => !finished.includes(status);

/** What it is about, in one line: demand, franchise, property. */
export const subjectMatter = ({
  requirementTitle,
  franchiseTitle,
  propertyTitle,
}: Pick<InquiryView, 'requirementTitle' | 'franchiseTitle' | 'propertyTitle'>): string =>
  [requirementTitle, franchiseTitle, propertyTitle].filter((title) => title !== null).join(' · ');
