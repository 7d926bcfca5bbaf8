import {
  type CurrentUser,
  type InvestorAnswers,
  type PlanField,
  planFields,
  type sendInquiry,
} from '@setu/contracts';
import { useDraft, useSession } from '@setu/mfe-kit';
import type { CallInput } from '@setu/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { investorAnswers } from './answers.queries';

/** The value of a question that the investor prefers not to answer. An empty value was not answered. */
export const notSaid = 'not-said';

/** The texts that an investor may add to an inquiry. */
export type InvestorTexts = Record<PlanField | 'phone', string>;

type Sent = Pick<CallInput<typeof sendInquiry>, PlanField | 'phone' | 'phoneConsent' | 'onWhatsApp'>;

const nothing: InvestorTexts = { budget: '', city: '', startTime: '', experience: '', phone: '' };

const textOf = (answer: string | null | undefined) => (answer === null ? notSaid : (answer ?? ''));

/** Earlier answers; the profile has a city and a number for those who never answered. */
const textsOf = (
  answers: InvestorAnswers,
  user: Pick<CurrentUser, 'city' | 'phone'> | null,
): InvestorTexts => ({
  ...(Object.fromEntries(planFields.map((field) => [field, textOf(answers[field])])) as InvestorTexts),
  city: textOf(answers.city) || (user?.city ?? ''),
  phone: answers.phone ?? user?.phone ?? '',
});

const readDraft = (draft: string): InvestorTexts | null => {
  if (draft === '') return null;
  try {
    return { ...nothing, ...(JSON.parse(draft) as Partial<InvestorTexts>) };
  } catch {
    return null;
  }
};

/**
 * An investor's details in addition to the message: typed values, otherwise earlier answers. When every question was answered before, they
 * are only shown, until the investor changes them. Consent is required again for each inquiry.
 */
export const useInvestorDetails = (franchiseId: string) => {
  const [draft, setDraft, forget] = useDraft(`inquiry:${franchiseId}:details`);
  const typed = readDraft(draft);
  const [isChanging, setChanging] = useState(false);
  const [consent, setConsent] = useState({ phoneConsent: false, onWhatsApp: false });
  const { user } = useSession();
  const { data: answers = {}, isPending } = useQuery({ ...investorAnswers(), enabled: typed === null });
  const isWaiting = typed === null && isPending;
  const texts = typed ?? (isWaiting ? nothing : textsOf(answers, user));
  const isAnswered = typed === null && planFields.every((field) => answers[field] !== undefined);

  const sent = (): Sent => {
    const { phone } = texts;
    const plans: Partial<Record<PlanField, string | null>> = {};
    for (const field of planFields)
      if (texts[field].trim() !== '') plans[field] = texts[field] === notSaid ? null : texts[field];
    return {
      ...(plans as Sent),
      ...(consent.phoneConsent && { ...(phone.trim() && { phone }), ...consent }),
    };
  };

  return {
    texts,
    consent,
    /** Whether earlier answers are still being read. */
    isWaiting,
    /** Whether the answers are only shown, because nothing is left to ask. */
    isSummary: isAnswered && !isChanging,
    change: () => setChanging(true),
    write: (field: keyof InvestorTexts, text: string) =>
      setDraft(JSON.stringify({ ...texts, [field]: text })),
    setConsent,
    /** The fields to send. */
    sent,
    forget,
  };
};
