import { z } from 'zod';
import { OptionalMultilineText } from './text';

/** Why a person reports a listing. */
export const reportReasons = ['misleading', 'fraud', 'copied', 'offensive', 'duplicate', 'other'] as const;
export const ReportReason = z.enum(reportReasons, { error: `Choose one of: ${reportReasons.join(', ')}` });
export type ReportReason = z.output<typeof ReportReason>;

/** Whether a report waits for an administrator, and the decision: `upheld` when the reported thing was hidden. */
export const reportStates = ['open', 'dismissed', 'upheld'] as const;
export const ReportState = z.enum(reportStates, { error: `Choose one of: ${reportStates.join(', ')}` });
export type ReportState = z.output<typeof ReportState>;

/** Maximum length of a report's text. */
const reportTextMax = 1_000;

/** Input of a report. */
export const ReportDraft = z.object({ reason: ReportReason, text: OptionalMultilineText(reportTextMax) });
