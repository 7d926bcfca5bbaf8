import {
  budgetRanges,
  experienceLabels,
  experiences,
  isBelowLowestBudget,
  popularCities,
  startTimeLabels,
  startTimes,
} from '@setu/contracts';
import {
  Checkbox,
  Field,
  FieldPair,
  formatMoney,
  NativeSelect,
  Stack,
  Text,
  TextInput,
  token,
} from '@setu/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import type { InquiryErrors } from '../use-send-inquiry';
import { type InvestorTexts, notSaid } from './use-investor-details';

/** A warning that does not prevent sending. */
const Warning = styled(Text)`
  padding: ${token.space[8]} ${token.space[12]};
  border-radius: ${token.radius.control};
  background: ${token.color['turmeric-tint']};
  color: ${token.color.turmeric};

  &:empty {
    display: none;
  }
`;

interface PlanFieldsProps {
  texts: InvestorTexts;
  /** The lowest budget that the brand asks for, rupees. */
  lowestBudget: string | null;
  errors: InquiryErrors;
  onChange: (field: keyof InvestorTexts, text: string) => void;
}

interface ChoiceProps extends Pick<PlanFieldsProps, 'texts' | 'errors' | 'onChange'> {
  name: 'budget' | 'startTime' | 'experience';
  label: string;
  children: ReactNode;
}

function Choice({ name, label, texts, errors, onChange, children }: ChoiceProps) {
  return (
    <Field label={label} error={errors[name]}>
      <NativeSelect name={name} value={texts[name]} onChange={(event) => onChange(name, event.target.value)}>
        <option value="">Choose</option>
        {children}
        <option value={notSaid}>Prefer not to say</option>
      </NativeSelect>
    </Field>
  );
}

/** Budget, start, experience and city. All are optional, and each has "Prefer not to say". */
export function PlanFields({ lowestBudget, ...fields }: PlanFieldsProps) {
  const { texts, errors, onChange } = fields;
  const citiesId = useId();
  const isCitySaid = texts.city !== notSaid;
  return (
    <>
      <FieldPair>
        <Stack $gap={8}>
          <Choice {...fields} name="budget" label="Budget">
            {budgetRanges.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Choice>
          <Warning role="status" $size={14}>
            {isBelowLowestBudget(texts.budget, lowestBudget)
              ? `This brand looks for a budget of at least ${formatMoney(lowestBudget, 'detail')}. You can still send your inquiry.`
              : null}
          </Warning>
        </Stack>
        <Choice {...fields} name="startTime" label="When do you want to begin?">
          {startTimes.map((value) => (
            <option key={value} value={value}>
              {startTimeLabels[value]}
            </option>
          ))}
        </Choice>
      </FieldPair>
      <FieldPair>
        <Choice {...fields} name="experience" label="Your experience">
          {experiences.map((value) => (
            <option key={value} value={value}>
              {experienceLabels[value]}
            </option>
          ))}
        </Choice>
        <div>
          <Field label="City" error={errors.city}>
            <TextInput
              name="city"
              value={isCitySaid ? texts.city : ''}
              list={citiesId}
              maxLength={80}
              dir="auto"
              autoComplete="address-level2"
              placeholder="Where you want to open"
              disabled={!isCitySaid}
              onChange={(event) => onChange('city', event.target.value)}
            />
          </Field>
          <datalist id={citiesId}>
            {popularCities.map((city) => (
              <option key={city} value={city} />
            ))}
          </datalist>
          <Checkbox
            label="Prefer not to say"
            aria-label="City: prefer not to say"
            checked={!isCitySaid}
            onChange={(event) => onChange('city', event.target.checked ? notSaid : '')}
          />
        </div>
      </FieldPair>
    </>
  );
}
