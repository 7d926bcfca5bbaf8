import { budgetText, investmentPresets, longestPhone, startTimeLabels, startTimes } from '@setu/contracts';
import { Checkbox, Field, FieldPair, NativeSelect, Stack, TextInput, token } from '@setu/ui';
import styled from 'styled-components';
import type { InquiryErrors } from '../use-send-inquiry';
import type { useInvestorDetails } from './use-investor-details';

const Fold = styled.details`
  border-top: 1px solid ${token.color.line};
  padding-top: ${token.space[4]};

  > summary {
    min-height: ${token.size.touch};
    padding-block: 10px;
    color: ${token.color.peacock};
    font-weight: 600;
    cursor: pointer;
  }
`;

interface InvestorDetailsFieldsProps {
  details: ReturnType<typeof useInvestorDetails>;
  errors: InquiryErrors;
  /** Called with the name of a field that changes. */
  onChange: (field: keyof InquiryErrors) => void;
}

/** Budget, city, start and phone number of an investor: optional, collapsed, and prefilled from the last inquiry. */
export function InvestorDetailsFields({ details, errors, onChange }: InvestorDetailsFieldsProps) {
  const { texts, consent, isOpened, open, write, setConsent } = details;
  const change = (field: keyof typeof texts, text: string) => {
    write(field, text);
    onChange(field);
  };
  return (
    <Fold open={isOpened} onToggle={(event) => event.currentTarget.open && open()}>
      <summary>Add your budget, city and phone (optional)</summary>
      <Stack $gap={16}>
        <FieldPair>
          <Field label="Budget" error={errors.budget}>
            <NativeSelect
              name="budget"
              value={texts.budget}
              onChange={(event) => change('budget', event.target.value)}
            >
              <option value="">Not said</option>
              {investmentPresets.map(({ value }) => (
                <option key={value} value={value}>
                  {budgetText(value)}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label="When do you want to begin?" error={errors.startTime}>
            <NativeSelect
              name="startTime"
              value={texts.startTime}
              onChange={(event) => change('startTime', event.target.value)}
            >
              <option value="">Not said</option>
              {startTimes.map((value) => (
                <option key={value} value={value}>
                  {startTimeLabels[value]}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </FieldPair>
        <Field label="City" error={errors.city}>
          <TextInput
            name="city"
            value={texts.city}
            maxLength={80}
            dir="auto"
            autoComplete="address-level2"
            onChange={(event) => change('city', event.target.value)}
          />
        </Field>
        <div>
          <Checkbox
            name="phoneConsent"
            label="Share my phone number with this brand"
            hint="The brand sees it in this conversation until you withdraw it there."
            checked={consent.phoneConsent}
            error={errors.phoneConsent}
            onChange={(event) => {
              setConsent({ phoneConsent: event.target.checked, onWhatsApp: false });
              onChange('phone');
            }}
          />
          {consent.phoneConsent ? (
            <Stack $gap={4}>
              <Field label="Mobile number" error={errors.phone} help="Ten digits, of India.">
                <TextInput
                  name="phone"
                  type="tel"
                  value={texts.phone}
                  maxLength={longestPhone}
                  autoComplete="tel"
                  onChange={(event) => change('phone', event.target.value)}
                />
              </Field>
              <Checkbox
                name="onWhatsApp"
                label="You may also contact me on WhatsApp"
                checked={consent.onWhatsApp}
                onChange={(event) => setConsent({ ...consent, onWhatsApp: event.target.checked })}
              />
            </Stack>
          ) : null}
        </div>
      </Stack>
    </Fold>
  );
}
