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

/** A budget as text: `₹25L-1Cr`. A value of a later release is shown unchanged. */
export const budgetText = (budget: string): string =>
  `₹${investmentPresets.find(({ value }) => value === budget)?.label ?? budget}`;

/** An Indian mobile number in any usual format, as `+91` and ten digits. */
const IndianMobile = Phone.transform((phone) => (/^\d{10}$/.test(phone) ? `+91${phone}` : phone));

/** Details that an investor may add to an inquiry about a franchise. All are optional. */
export const investorDetailFields = {
  budget: Budget.optional(),
  city: Text(80)
    .transform((city) => city || undefined)
    .optional(),
  startTime: StartTime.optional(),
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
