import type { InquiryView } from '@setu/contracts';

/** The subject of an inquiry in one line: demand, franchise, property. */
export const subjectLine = ({
  requirementTitle,
  franchiseTitle,
  propertyTitle,
}: Pick<InquiryView, 'requirementTitle' | 'franchiseTitle' | 'propertyTitle'>): string =>
  [requirementTitle, franchiseTitle, propertyTitle].filter((title) => title !== null).join(' · ');
