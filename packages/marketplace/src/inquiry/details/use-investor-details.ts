import type { InquiryView, sendInquiry } from '@setu/contracts';
import { useDraft } from '@setu/mfe-kit';
import type { CallInput } from '@setu/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lastSentInquiry } from './last-inquiry.queries';

/** The texts that an investor may add to an inquiry. */
export interface InvestorTexts {
  budget: string;
  city: string;
  startTime: string;
  phone: string;
}

type Sent = Pick<
  CallInput<typeof sendInquiry>,
  'budget' | 'city' | 'startTime' | 'phone' | 'phoneConsent' | 'onWhatsApp'
>;

const nothing: InvestorTexts = { budget: '', city: '', startTime: '', phone: '' };

const textsOf = (inquiry: InquiryView | null | undefined): InvestorTexts => ({
  budget: inquiry?.plans?.budget ?? '',
  city: inquiry?.plans?.city ?? '',
  startTime: inquiry?.plans?.startTime ?? '',
  phone: inquiry?.phone?.number ?? '',
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
 * An investor's details in addition to the message: typed values, otherwise those of the last inquiry, which is read when the section
 * is opened. A section that was never opened sends nothing. Consent is required again for each inquiry.
 */
export const useInvestorDetails = (franchiseId: string) => {
  const [draft, setDraft, forget] = useDraft(`inquiry:${franchiseId}:details`);
  const typed = readDraft(draft);
  const [isOpened, setOpened] = useState(typed !== null);
  const [consent, setConsent] = useState({ phoneConsent: false, onWhatsApp: false });
  const { data: last } = useQuery({ ...lastSentInquiry(), enabled: isOpened && typed === null });
  const texts = typed ?? textsOf(last);

  const sent = (): Sent => {
    if (!isOpened) return {};
    const { phone, ...plans } = texts;
    const filled = Object.fromEntries(Object.entries(plans).filter(([, text]) => text.trim() !== ''));
    return consent.phoneConsent ? { ...filled, ...(phone.trim() && { phone }), ...consent } : filled;
  };

  return {
    texts,
    consent,
    isOpened,
    open: () => setOpened(true),
    write: (field: keyof InvestorTexts, text: string) =>
      setDraft(JSON.stringify({ ...texts, [field]: text })),
    setConsent,
    /** The fields to send. */
    sent,
    forget,
  };
};
