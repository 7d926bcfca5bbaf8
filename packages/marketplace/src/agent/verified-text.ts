import { documentNames, type Verification } from '@setu/contracts';
import { formatDate } from '@setu/ui';

/** What was checked and when: `company registration and GSTIN checked on 12 November 2026`; null when no documents were recorded. */
export const checkedText = (verification: Verification | null | undefined): string | null => {
  if (!verification) return null;
  const names = documentNames(verification.documents);
  return `${names === '' ? 'documents' : names} checked on ${formatDate(verification.checkedAt)}`;
};
