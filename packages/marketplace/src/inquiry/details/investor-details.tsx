import { budgetText, type InquiryView, startTimeText } from '@setu/contracts';
import { Cluster, Text, TextLink } from '@setu/ui';

/** A number in Indian format: `+91 98765 43210`. */
export const phoneText = (number: string) => number.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');

/** An investor's plans and shared number, for the brand. Renders nothing without either. */
export function InvestorDetails({
  inquiry: { plans, phone },
}: {
  inquiry: Pick<InquiryView, 'plans' | 'phone'>;
}) {
  const words = [
    plans?.budget && `Budget ${budgetText(plans.budget)}`,
    plans?.city,
    plans?.startTime && `Begins: ${startTimeText(plans.startTime).toLowerCase()}`,
  ].filter(Boolean);
  return (
    <>
      {words.length > 0 ? <Text $size={14}>{words.join(' · ')}</Text> : null}
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
