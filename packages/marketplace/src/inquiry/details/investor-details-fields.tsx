import { planFields } from '@setu/contracts';
import { Button, Cluster, Skeleton, Text, token } from '@setu/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import type { InquiryErrors } from '../use-send-inquiry';
import { LeadChips } from './investor-details';
import { PhoneFields } from './phone-fields';
import { PlanFields } from './plan-fields';
import { type InvestorTexts, notSaid, type useInvestorDetails } from './use-investor-details';

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
  padding-top: ${token.space[16]};
  border-top: 1px solid ${token.color.line};

  > legend {
    float: left;
    font-weight: 600;
    line-height: 1.4;
  }
`;

interface InvestorDetailsFieldsProps {
  details: ReturnType<typeof useInvestorDetails>;
  /** The lowest budget that the brand asks for, rupees. */
  lowestBudget: string | null;
  errors: InquiryErrors;
  /** Called with the name of a field that changes. */
  onChange: (field: keyof InquiryErrors) => void;
}

const plansOf = (texts: InvestorTexts) => {
  const [budget = null, city = null, startTime = null, experience = null] = planFields.map((field) =>
    texts[field] === notSaid ? null : texts[field],
  );
  return { budget, city, startTime, experience };
};

/** Plans and phone number of an investor: all optional. What was answered before is shown, and is asked again only on request. */
export function InvestorDetailsFields(props: InvestorDetailsFieldsProps) {
  const { details, lowestBudget, errors, onChange } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const { texts, isWaiting, isSummary } = details;
  const change = (field: keyof InvestorTexts, text: string) => {
    details.write(field, text);
    onChange(field);
  };
  const plans = plansOf(texts);
  const isAnySaid = Object.values(plans).some(Boolean);
  return (
    <Group ref={group} tabIndex={-1}>
      <legend>Your plans</legend>
      {isWaiting ? <Skeleton height="144px" /> : null}
      {isSummary ? (
        <Cluster $gap={12} $justify="space-between">
          {isAnySaid ? (
            <LeadChips lead={{ plans }} />
          ) : (
            <Text $size={14} $tone="muted">
              You prefer not to say.
            </Text>
          )}
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              details.change();
              // The button is removed.
              group.current?.focus();
            }}
          >
            Change your plans
          </Button>
        </Cluster>
      ) : null}
      {isWaiting || isSummary ? null : (
        <>
          <Text $size={14} $tone="muted">
            With these the brand can answer well. You are asked once; we fill in your answers next time.
          </Text>
          <PlanFields texts={texts} lowestBudget={lowestBudget} errors={errors} onChange={change} />
        </>
      )}
      <PhoneFields details={details} errors={errors} onChange={change} onConsent={() => onChange('phone')} />
    </Group>
  );
}
