import { z } from 'zod';
import { Instant, UserId } from './ids';
import { OptionalMultilineText } from './text';

/** Why a person reports a listing or a message. */
export const reportReasons = ['misleading', 'fraud', 'copied', 'offensive', 'duplicate', 'other'] as const;
export const ReportReason = z.enum(reportReasons, { error: 'Choose a reason' });
export type ReportReason = z.output<typeof ReportReason>;

/** Labels of the reasons. */
export const reportReasonLabels: Readonly<Record<ReportReason, string>> = {
  misleading: 'Misleading figures or claims',
  fraud: 'It looks like fraud',
  copied: 'It is copied, or uses the name of somebody else',
  offensive: 'It is offensive',
  duplicate: 'It is listed twice',
  other: 'Something else',
};

/**
 * States of a report: `open` until an administrator decides; `upheld` when a reported listing was hidden, or action was taken about a
 * message.
 */
export const reportStates = ['open', 'dismissed', 'upheld'] as const;
export const ReportState = z.enum(reportStates, { error: `Choose one of: ${reportStates.join(', ')}` });
export type ReportState = z.output<typeof ReportState>;

/** Maximum length of a report's text. */
export const reportTextMax = 1_000;

/** Input of a report. */
export const ReportDraft = z.object({ reason: ReportReason, text: OptionalMultilineText(reportTextMax) });
export type ReportDraft = z.input<typeof ReportDraft>;

/** The fields of every report for administrators, whatever is reported. */
export const reportFields = {
  id: z.guid(),
  reason: ReportReason,
  text: z.string().nullable(),
  /** Null when the reporter was signed out, or has deleted the account. */
  reporterId: UserId.nullable(),
  /** Name of the reporter, if it is known. */
  reporterName: z.string().nullable(),
  state: ReportState,
  createdAt: Instant,
  /** When an administrator decided; null while it is open. */
  decidedAt: Instant.nullable(),
};
