import { z } from 'zod';
import { Instant } from './ids';
import { MultilineText } from './text';

/** Maximum length of a reason. */
export const moderationReasonMax = 500;

/** Why an administrator hides a listing or suspends an account. It is shown to the person concerned. */
const ModerationReason = MultilineText(moderationReasonMax, 'Give a reason: the person reads it');

/** Input of a decision whose reason only administrators see. */
export const NotedDecision = z.object({
  reason: MultilineText(moderationReasonMax, 'Give a reason: other administrators read it'),
});

/** Input to hide a listing or suspend an account. */
export const ModerationDraft = z.object({ reason: ModerationReason });

/** When and why a listing was hidden or an account suspended. */
export const Moderated = z.object({ at: Instant, reason: z.string() });
export type Moderated = z.output<typeof Moderated>;
