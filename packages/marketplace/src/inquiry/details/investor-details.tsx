import {
  budgetText,
  experienceText,
  type InquiryView,
  type InvestorPlans,
  startTimeText,
} from '@setu/contracts';
import { Badge, Cluster, Text, TextLink } from '@setu/ui';

/** A number in Indian format: `+91 98765 43210`. */
export const phoneText = (number: string) => number.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');

type Lead = Pick<InquiryView, 'plans' | 'phone' | 'isBelowBudget'>;

const planTexts = ({ budget, city, startTime, experience }: InvestorPlans): string[] =>
  [
    budget && `Budget ${budgetText(budget).replace('Under', 'under')}`,
    city,
    startTime && `Starts ${startTimeText(startTime).replace(/^[A-Z]/, (first) => first.toLowerCase())}`,
    experience && experienceText(experience),
  ].filter((text): text is string => Boolean(text));

interface LeadChipsProps {
  lead: Lead;
  /** Whether a shared number is a chip too, where the number itself has no space. */
  withPhone?: boolean;
}

/** What an investor says, as chips: budget, city, start, experience, and whether the shared number is confirmed. Renders nothing when nothing is disclosed. */
export function LeadChips({ lead: { plans, phone, isBelowBudget }, withPhone = false }: LeadChipsProps) {
  const texts = plans ? planTexts(plans) : [];
  const isConfirmed = Boolean(phone?.number && phone.confirmedAt);
  const hasPhone = withPhone && Boolean(phone?.number) && !isConfirmed;
  if (texts.length === 0 && !hasPhone && !isConfirmed && !isBelowBudget) return null;
  return (
    <Cluster as="ul" $gap={4} aria-label="The investor says">
      {isBelowBudget ? (
        <li>
          <Badge tone="warning">Below your lowest budget</Badge>
        </li>
      ) : null}
      {texts.map((text) => (
        <li key={text}>
          <Badge tone="outline">{text}</Badge>
        </li>
      ))}
      {isConfirmed ? (
        <li>
          <Badge tone="success">Phone confirmed</Badge>
        </li>
      ) : null}
      {hasPhone ? (
        <li>
          <Badge tone="outline">Phone shared</Badge>
        </li>
      ) : null}
    </Cluster>
  );
}

/** An investor's plans and shared number, for the brand. Renders nothing without either. */
export function InvestorDetails({ inquiry }: { inquiry: Lead }) {
  const { phone } = inquiry;
  return (
    <>
      <LeadChips lead={inquiry} />
      {phone?.number ? (
        <Cluster $gap={16}>
          <TextLink href={`tel:${phone.number}`}>{phoneText(phone.number)}</TextLink>
          {phone.onWhatsApp ? (
            <TextLink
              href={`https://wa.me/${phone.number.slice(1)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              Write on WhatsApp
            </TextLink>
          ) : null}
        </Cluster>
      ) : null}
      {phone?.withdrawnAt ? (
        <Text $size={14} $tone="muted">
          The investor has withdrawn the phone number
        </Text>
      ) : null}
    </>
  );
}
