import { z } from 'zod';
import { hasContactDetails } from '../../values/contact-details';
import { FranchiseId, Instant, UserId } from '../../values/ids';
import { Moderated } from '../../values/moderation';
import { reportFields } from '../../values/report';
import { MultilineText } from '../../values/text';
import { Prover } from './proof';

/** What a franchisee rates, from 1 to 5. */
export const reviewCriteria = ['training', 'support', 'supplies', 'marketing', 'earnings'] as const;
export type ReviewCriterion = (typeof reviewCriteria)[number];

export const reviewCriterionLabels: Readonly<Record<ReviewCriterion, string>> = {
  training: 'Training before opening',
  support: 'Support while running',
  supplies: 'Supplies and their prices',
  marketing: 'Marketing',
  earnings: 'Earnings as promised',
};

/** Lengths of a review and of an answer, characters. */
export const reviewTextMin = 40;
export const reviewTextMax = 2_000;
export const reviewAnswerMax = 1_000;

const noContacts = 'Leave out phone numbers, e-mail addresses and links: everybody can read this';
const PublicText = (max: number, required: string) =>
  MultilineText(max, required).refine((text) => !hasContactDetails(text), noContacts);

const scoreOf = (criterion: ReviewCriterion) =>
  z.coerce
    .number(`Rate: ${reviewCriterionLabels[criterion]}`)
    .int('Choose 1 to 5')
    .min(1, `Rate: ${reviewCriterionLabels[criterion]}`)
    .max(5, 'Choose 1 to 5');

/** The form of a review, shared with the server. */
export const FranchiseeReviewDraft = z.object({
  scores: z.object({
    training: scoreOf('training'),
    support: scoreOf('support'),
    supplies: scoreOf('supplies'),
    marketing: scoreOf('marketing'),
    earnings: scoreOf('earnings'),
  }),
  text: PublicText(reviewTextMax, 'Write what other people should know').refine(
    (text) => text.length >= reviewTextMin,
    `Write at least ${reviewTextMin} characters`,
  ),
});
export type FranchiseeReviewDraft = z.input<typeof FranchiseeReviewDraft>;

/** The form of a brand's answer. */
export const ReviewAnswerDraft = z.object({ text: PublicText(reviewAnswerMax, 'Write an answer') });

const scores = z.object({
  training: z.number(),
  support: z.number(),
  supplies: z.number(),
  marketing: z.number(),
  earnings: z.number(),
});

/** A review of a franchise by a person who was proven to run an outlet. */
export const FranchiseeReview = z.object({
  id: z.guid(),
  franchiseId: FranchiseId,
  /** Null for a sample, for a deleted account and while the name is unknown. */
  authorName: z.string().nullable(),
  /** An invented review of the demo. */
  isSample: z.boolean(),
  /** City of the outlet, and the year in which it opened. */
  city: z.string(),
  openedIn: z.int(),
  /** Who proved it; null for a sample. */
  provenBy: Prover.nullable(),
  scores,
  /** Mean of the scores, one decimal. */
  rating: z.number(),
  text: z.string(),
  /** The brand's answer; null without one. */
  answer: z.object({ text: z.string(), at: Instant }).nullable(),
  createdAt: Instant,
});
export type FranchiseeReview = z.output<typeof FranchiseeReview>;

/** A review in a list of several franchises. */
export const ReviewOfFranchise = FranchiseeReview.extend({ franchiseTitle: z.string() });
export type ReviewOfFranchise = z.output<typeof ReviewOfFranchise>;

/** The means of the shown reviews of a franchise. */
export const FranchiseRating = z.object({
  count: z.int(),
  /** How many of them are samples. */
  samples: z.int(),
  /** Means, two decimals; null without reviews. */
  rating: z.number().nullable(),
  scores: scores.nullable(),
});
export type FranchiseRating = z.output<typeof FranchiseRating>;

/** States of reviews for administrators. */
export const reviewListStates = ['reported', 'shown', 'hidden'] as const;
export const ReviewListState = z.enum(reviewListStates, {
  error: `Choose one of: ${reviewListStates.join(', ')}`,
});
export type ReviewListState = z.output<typeof ReviewListState>;

/** Maximum number of open reports that come with a review. */
export const mostReportsShown = 20;

/** A review for administrators. */
export const AdminFranchiseeReview = FranchiseeReview.extend({
  franchiseTitle: z.string(),
  brandId: UserId,
  brandName: z.string(),
  /** Null for a sample and after the account was deleted. */
  authorId: UserId.nullable(),
  /** Null unless an administrator hid it. */
  hidden: Moderated.nullable(),
  /** Open reports, the newest first. */
  reports: z.array(z.object(reportFields)),
});
export type AdminFranchiseeReview = z.output<typeof AdminFranchiseeReview>;
