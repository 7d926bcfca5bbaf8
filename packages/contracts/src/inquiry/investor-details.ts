import { type RefinementCtx, z } from 'zod';
import { Phone } from '../identity/sign-in/sign-in';
import { investmentPresets } from '../market/investment-range';
import { Instant } from '../values/ids';
import { Text } from '../values/text';

/** Budgets that an investor chooses from: the ranges of the investment filter. */
const Budget = z.enum(
  investmentPresets.map(({ value }) => value),
  { error: 'Choose a budget from the list' },
);

/** When an investor wants to begin. */
export const startTimes = ['3-months', '6-months', '12-months', 'later'] as const;
const StartTime = z.enum(startTimes, { error: 'Choose a time from the list' });
export type StartTime = z.output<typeof StartTime>;

/** A start as the label of a choice. */
export const startTimeLabels: Readonly<Record<StartTime, string>> = {
  '3-months': 'Within 3 months',
  '6-months': 'In 3 to 6 months',
  '12-months': 'In 6 to 12 months',
  later: 'Later',
};

/** A start as people read it: `Within 3 months`. A value of a later release is shown as it is. */
export const startTimeText = (startTime: string): string =>
  (startTimeLabels as Readonly<Record<string, string>>)[startTime] ?? startTime;

/** A budget as people read it: `₹25L-1Cr`. A value of a later release is shown as it is. */
export const budgetText = (budget: string): string =>
  `₹${investmentPresets.find(({ value }) => value === budget)?.label ?? budget}`;

/** A mobile number of India in any of the ways people write it, as `+91` and ten digits. */
const IndianMobile = Phone.transform((phone) => (/^\d{10}$/.test(phone) ? `+91${phone}` : phone));

/** What an investor may say with an inquiry about a franchise. All of it is optional. */
export const investorDetailFields = {
  budget: Budget.optional(),
  city: Text(80)
    .transform((city) => city || undefined)
    .optional(),
  startTime: StartTime.optional(),
  /** Only with `phoneConsent`. */
  phone: IndianMobile.optional(),
  /** The person agrees that the brand sees the number until they withdraw it. */
  phoneConsent: z.boolean().optional(),
  /** The brand may also write to the number on WhatsApp. */
  onWhatsApp: z.boolean().optional(),
};

/** Adds an issue when a phone number comes without consent, or consent without a number. */
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

/** What an investor said with an inquiry. */
export const InvestorPlans = z.object({
  budget: z.string().nullable(),
  city: z.string().nullable(),
  startTime: z.string().nullable(),
});
export type InvestorPlans = z.output<typeof InvestorPlans>;

/** A number that an investor shared with the receiver of an inquiry, and the log of the consent. */
export const SharedPhone = z.object({
  /** `+91` and ten digits; null after the withdrawal. */
  number: z.string().nullable(),
  onWhatsApp: z.boolean(),
  consentedAt: Instant,
  withdrawnAt: Instant.nullable(),
});
export type SharedPhone = z.output<typeof SharedPhone>;
