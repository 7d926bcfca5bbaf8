import type { DocumentType, VerificationRecord } from '@setu/contracts';

/** The number of each document type, blank when it was not checked, and the last valid day, blank when it is unlimited. */
export type VerificationValues = Record<string, string> & { validUntil: string };

/** The initial values of the form, with the documents of an earlier decision. */
export const valuesOf = (
  types: readonly DocumentType[],
  last: Pick<VerificationRecord, 'documents'> | undefined,
): VerificationValues => ({
  ...Object.fromEntries(
    types.map((type) => [type, last?.documents.find((document) => document.type === type)?.number ?? '']),
  ),
  validUntil: '',
});

/** The documents whose numbers are filled in. */
export const documentsOf = <T extends DocumentType>(
  types: readonly T[],
  values: VerificationValues,
): { type: T; number: string }[] =>
  types.flatMap((type) => {
    const number = values[type]?.trim() ?? '';
    return number === '' ? [] : [{ type, number }];
  });
