import { z } from 'zod';
import { Instant, UserId } from './ids';
import { moderationReasonMax } from './moderation';
import { OptionalMultilineText, Text } from './text';
import { documentNumber, documentNumberProblem } from './verification-documents';
import type { DocumentType } from './verification-names';
import { hasExpired } from './verification-standing';

/** The public data of a verification of a brand or an agent: what was checked, and when. It never contains numbers of documents. */
export const Verification = z.object({
  /** Types of documents; strings, because later releases have more. */
  documents: z.array(z.string()),
  checkedAt: Instant,
});
export type Verification = z.output<typeof Verification>;

/**
 * Why a brand or an agent is no longer verified: an administrator withdrew it, the verified name or number changed, or its last day passed.
 */
export const EndOfVerification = z.object({
  why: z.enum(['withdrawn', 'changed', 'expired']),
  at: Instant,
  /** The administrator's reason; null for any other end. */
  reason: z.string().nullable(),
});
export type EndOfVerification = z.output<typeof EndOfVerification>;

/** Additional fields for the person concerned and administrators. Absent from replies of older releases. */
export const verificationStanding = {
  /** Null when nothing was checked, or no documents were recorded. */
  verification: Verification.nullable().default(null),
  /** The last day in India on which it is valid; null without an expiry. */
  verifiedUntil: z.iso.date().nullable().default(null),
  verificationEnd: EndOfVerification.nullable().default(null),
};

/** One decision about a verification, for administrators. */
export const VerificationRecord = z.object({
  id: z.guid(),
  decision: z.enum(['verified', 'withdrawn', 'changed', 'expired']),
  documents: z.array(z.object({ type: z.string(), number: z.string() })),
  validUntil: z.iso.date().nullable(),
  reason: z.string().nullable(),
  /** The administrator, or the person whose change ended it; null when it expired. */
  byUserId: UserId.nullable(),
  /** Null when the name is unknown, or the account was deleted. */
  byName: z.string().nullable(),
  at: Instant,
});
export type VerificationRecord = z.output<typeof VerificationRecord>;

/** Maximum number of decisions in one reply, newest first. */
export const mostVerificationRecords = 100;

/** Maximum length of a document's number. */
export const documentNumberMax = 60;

const checkedDocument = <T extends DocumentType>(types: readonly [T, ...T[]]) =>
  z
    .object({
      type: z.enum(types, { error: `Choose one of: ${types.join(', ')}` }),
      number: Text(documentNumberMax, 'Enter the number'),
    })
    .superRefine(({ type, number }, issues) => {
      const problem = documentNumberProblem(type as DocumentType, number);
      if (problem) issues.addIssue({ code: 'custom', path: ['number'], message: problem });
    })
    .transform(({ type, number }) => ({ type, number: documentNumber(type as DocumentType, number) }));

/**
 * Input to verify, or to withdraw a verification. Documents with their numbers, the last valid day and the reason are optional,
 * because earlier releases of the dashboard send none.
 */
export const verificationChange = <T extends DocumentType>(types: readonly [T, ...T[]]) =>
  z.object({
    isVerified: z.boolean(),
    /** The checked documents; each type at most once. */
    documents: z
      .array(checkedDocument(types))
      .max(types.length, `Use at most ${types.length} documents`)
      .refine((documents) => new Set(documents.map(({ type }) => type)).size === documents.length, {
        message: 'Name each document once',
      })
      .default([]),
    validUntil: z.iso
      .date('Enter a day')
      .nullish()
      .transform((day) => day ?? null),
    /** The reason for the withdrawal, which is shown to the person. */
    reason: OptionalMultilineText(moderationReasonMax),
  });

/**
 * The rules of a form with a field for the number of each type, blank when it was not checked, and the last valid day, blank for no
 * expiry: at least one document, valid numbers, and a day that has not passed.
 */
export const verificationForm = (types: readonly DocumentType[], now: () => Date = () => new Date()) =>
  z.record(z.string(), z.string()).superRefine((values, issues) => {
    const refuse = (field: string, message: string) =>
      issues.addIssue({ code: 'custom', path: [field], message });
    const filled = types.filter((type) => values[type]?.trim());
    if (filled.length === 0) refuse(types[0] ?? '', 'Fill in the number of at least one document');
    for (const type of filled) {
      const problem = documentNumberProblem(type, values[type] ?? '');
      if (problem) refuse(type, problem);
    }
    if (values.validUntil && hasExpired(values.validUntil, now()))
      refuse('validUntil', 'Enter today or a later day');
  });
