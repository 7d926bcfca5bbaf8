import { type RefinementCtx, z } from 'zod';
import { IndianMobile } from '../identity/sign-in/sign-in';
import { type InvestmentPreset, investmentPresets } from '../market/investment-range';
import { Instant } from '../values/ids';
import { Text } from '../values/text';

/** Budgets that an investor chooses from, rupees, from the smallest: the ranges of the investment filter, and less than the first. */
export const budgetRanges: readonly InvestmentPreset[] = [
  { value: '0-500000', label: 'Under ₹5 Lakh', min: 0, max: 499_999 },
  ...investmentPresets.map((preset) => ({ ...preset, label: `₹${preset.label}` })),
];

const Budget = z.enum(
  budgetRanges.map(({ value }) => value),
  { error: 'Choose a budget from the list' },
);

/** When an investor wants to start. */
export const startTimes = ['3-months', '6-months', '12-months', 'later'] as const;
const StartTime = z.enum(startTimes, { error: 'Choose a time from the list' });
export type StartTime = z.output<typeof StartTime>;

/** Labels of the start times. */
export const startTimeLabels: Readonly<Record<StartTime, string>> = {
  '3-months': 'Within 3 months',
  '6-months': 'In 3 to 6 months',
  '12-months': 'In 6 to 12 months',
  later: 'Later',
};

/** A start time as text: `Within 3 months`. A value of a later release is shown unchanged. */
export const startTimeText = (startTime: string): string =>
  (startTimeLabels as Readonly<Record<string, string>>)[startTime] ?? startTime;

/** What an investor has run before. */
export const experiences = ['first', 'business', 'franchise'] as const;
const Experience = z.enum(experiences, { error: 'Choose your experience from the list' });
export type Experience = z.output<typeof Experience>;

/** Labels of the experience, as the investor chooses it and the brand reads it. */
export const experienceLabels: Readonly<Record<Experience, string>> = {
  first: 'First business',
  business: 'Has run a business',
  franchise: 'Has run a franchise',
};

/** An experience as text. A value of a later release is shown unchanged. */
export const experienceText = (experience: string): string =>
  (experienceLabels as Readonly<Record<string, string>>)[experience] ?? experience;

/** A budget as text: `₹25L-1Cr`. A value of a later release is shown unchanged. */
export const budgetText = (budget: string): string =>
  budgetRanges.find(({ value }) => value === budget)?.label ?? `₹${budget}`;

/**
 * Whether a whole budget is below the lowest budget that a brand asks for, rupees. False when either is not disclosed, or the budget is of
 * a later release.
 */
export const isBelowLowestBudget = (
  budget: string | null | undefined,
  lowest: string | null | undefined,
): boolean => {
  const range = budgetRanges.find(({ value }) => value === budget);
  return range?.max !== undefined && lowest !== null && lowest !== undefined && range.max < Number(lowest);
};

/** The place of a budget in an order, the largest first: 0 when it is not disclosed. */
export const budgetRank = (budget: string | null): number =>
  budgetRanges.findIndex(({ value }) => value === budget) + 1;

/** The place of a start time in an order, the soonest first: 0 when it is not disclosed. */
export const startRank = (startTime: string | null): number => {
  const index = (startTimes as readonly (string | null)[]).indexOf(startTime);
  return index < 0 ? 0 : startTimes.length - index;
};

/** The questions about an investor's plans, in the order of the form. */
export const planFields = ['budget', 'city', 'startTime', 'experience'] as const;
export type PlanField = (typeof planFields)[number];

/**
 * Details that an investor may add to an inquiry about a franchise. All are optional: a plan that is absent was not answered, and null is
 * "Prefer not to say", which is remembered as an answer.
 */
export const investorDetailFields = {
  budget: Budget.nullish(),
  city: Text(80)
    .transform((city) => city || undefined)
    .nullish(),
  startTime: StartTime.nullish(),
  experience: Experience.nullish(),
  /** Only with `phoneConsent`. */
  phone: IndianMobile.optional(),
  /** Consent that the brand sees the number until the consent is withdrawn. */
  phoneConsent: z.boolean().optional(),
  /** The brand may also write to the number on WhatsApp. */
  onWhatsApp: z.boolean().optional(),
};

/** Adds an issue for a phone number without consent, or consent without a number. */
export const checkPhoneConsent = (
  { phone, phoneConsent }: { phone?: string | undefined; phoneConsent?: boolean | undefined },
  issues: RefinementCtx,
): void => {
  if (phone && !phoneConsent)
    issues.addIssue({
      code: 'custom',
      path: ['phoneConsent'],
      message: 'Agree to share your number, or leave it out',
    });
  if (phoneConsent && !phone)
    issues.addIssue({ code: 'custom', path: ['phone'], message: 'Enter your mobile number' });
};

/** An investor's plans in an inquiry. */
export const InvestorPlans = z.object({
  budget: z.string().nullable(),
  city: z.string().nullable(),
  startTime: z.string().nullable(),
  /** Optional, because earlier releases lack it. */
  experience: z.string().nullable().optional(),
});
export type InvestorPlans = z.output<typeof InvestorPlans>;

/** A number that an investor shared with the receiver of an inquiry, and the log of the consent. */
export const SharedPhone = z.object({
  /** `+91` and ten digits; null after the withdrawal. */
  number: z.string().nullable(),
  onWhatsApp: z.boolean(),
  /** When the investor confirmed the number by a code; absent when it is not confirmed, and in replies of earlier releases. */
  confirmedAt: Instant.optional(),
  consentedAt: Instant,
  withdrawnAt: Instant.nullable(),
});
export type SharedPhone = z.output<typeof SharedPhone>;
