import type { InquiryView } from '@setu/contracts';

/** What it is about, in one line: demand, franchise, property. */
export const subjectMatter = ({
  requirementTitle,
  franchiseTitle,
  propertyTitle,
}: Pick<InquiryView, 'requirementTitle' | 'franchiseTitle' | 'propertyTitle'>): string =>
  [requirementTitle, franchiseTitle, propertyTitle].filter((title) => title !== null).join(' · ');
