import { z } from 'zod';
import { AttachedDocumentDraft, StoredDocument } from '../../content/stored-document';
import { FranchiseId, Instant, UserId } from '../../values/ids';
import { indianDay } from '../../values/india-time';
import { moderationReasonMax } from '../../values/moderation';
import { OptionalMultilineText, Text } from '../../values/text';

/**
 * States of what a person says about an outlet of a franchise: `waiting` until the brand or an administrator decides; `proven`, then the
 * person may review the franchise; `declined`, then the person may ask again; `withdrawn` by an
 * administrator, then the person may not.
 */
export const proofStates = ['waiting', 'proven', 'declined', 'withdrawn'] as const;
export const ProofState = z.enum(proofStates, { error: `Choose one of: ${proofStates.join(', ')}` });
export type ProofState = z.output<typeof ProofState>;

/** Who proved that a person runs an outlet: the brand knows the person, or an administrator read the agreement. */
export const provers = ['brand', 'administrator'] as const;
export const Prover = z.enum(provers);
export type Prover = z.output<typeof Prover>;

/** How a proof is described beside a review. */
export const proverTexts: Readonly<Record<Prover, string>> = {
  brand: 'Confirmed by the brand',
  administrator: 'Agreement checked',
};

/** The first year in which an outlet can have opened. */
export const firstOutletYear = 1950;

/** The year in which an outlet opened, at most the current year in India. */
const OpenedIn = z.coerce
  .number('Enter the year in which your outlet opened')
  .int('Enter a year with four digits')
  .min(firstOutletYear, 'Enter a year with four digits')
  .refine((year) => year <= Number(indianDay(new Date()).slice(0, 4)), 'This year is in the future');

/** What a person says about the own outlet. */
export const ProofDraft = z.object({
  city: Text(80, 'Enter the city of your outlet'),
  openedIn: OpenedIn,
  /** The franchise agreement, which only administrators read; null without one. */
  agreement: AttachedDocumentDraft.nullish().transform((agreement) => agreement ?? null),
});
export type ProofDraft = z.input<typeof ProofDraft>;

/** What a person says about the own outlet, and what was decided. */
export const FranchiseeProof = z.object({
  id: z.guid(),
  franchiseId: FranchiseId,
  city: z.string(),
  openedIn: z.int(),
  /** Whether an agreement was sent. Its file is removed 30 days after the decision. */
  hasAgreement: z.boolean(),
  state: ProofState,
  /** Null unless it was proven. */
  provenBy: Prover.nullable(),
  /** Why it was declined or withdrawn; null without a reason. */
  reason: z.string().nullable(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
});
export type FranchiseeProof = z.output<typeof FranchiseeProof>;

/** The same for those who decide. */
export const ProofToDecide = FranchiseeProof.extend({
  userId: UserId,
  /** Name of the person; empty while it is unknown. */
  userName: z.string(),
  franchiseTitle: z.string(),
  /** Whether the person has reviewed the franchise: then only an administrator can withdraw the proof. */
  hasReviewed: z.boolean(),
  /** Who decided last; null while it waits. Optional, because replies of earlier releases lack it. */
  decidedBy: Prover.nullable().optional(),
});
export type ProofToDecide = z.output<typeof ProofToDecide>;

/** The same for administrators. */
export const AdminProof = ProofToDecide.extend({
  brandId: UserId,
  brandName: z.string(),
  /** The agreement; null when none was sent, and after the decision. */
  agreement: StoredDocument.nullable(),
});
export type AdminProof = z.output<typeof AdminProof>;

/** A decision about a proof. The person reads the reason. */
export const ProofDecision = z
  .object({
    decision: z.enum(['proven', 'declined', 'withdrawn'], { error: 'Choose a decision' }),
    reason: OptionalMultilineText(moderationReasonMax),
  })
  .refine(({ decision, reason }) => decision === 'proven' || reason !== null, {
    path: ['reason'],
    message: 'Give a reason: the person reads it',
  });
export type ProofDecision = z.input<typeof ProofDecision>;
