import { longestPhone } from '@setu/contracts';
import { Checkbox, Field, Stack, TextInput } from '@setu/ui';
import { PhoneConfirmation } from '../../phone/phone-confirmation';
import type { InquiryErrors } from '../use-send-inquiry';
import type { useInvestorDetails } from './use-investor-details';

interface PhoneFieldsProps {
  details: ReturnType<typeof useInvestorDetails>;
  errors: InquiryErrors;
  onChange: (field: 'phone', text: string) => void;
  /** Called when the consent changes. */
  onConsent: () => void;
}

/** The consent to share a phone number with this brand, and the number. */
export function PhoneFields({ details, errors, onChange, onConsent }: PhoneFieldsProps) {
  const { texts, consent, setConsent } = details;
  return (
    <div>
      <Checkbox
        name="phoneConsent"
        label="Share my phone number with this brand"
        hint="The brand sees it in this conversation until you withdraw it there."
        checked={consent.phoneConsent}
        error={errors.phoneConsent}
        onChange={(event) => {
          setConsent({ phoneConsent: event.target.checked, onWhatsApp: false });
          onConsent();
        }}
      />
      {consent.phoneConsent ? (
        <Stack $gap={12}>
          <Field label="Mobile number" error={errors.phone} help="Ten digits, of India.">
            <TextInput
              name="phone"
              type="tel"
              value={texts.phone}
              maxLength={longestPhone}
              autoComplete="tel"
              onChange={(event) => onChange('phone', event.target.value)}
            />
          </Field>
          <PhoneConfirmation typed={texts.phone} />
          <Checkbox
            name="onWhatsApp"
            label="You may also contact me on WhatsApp"
            checked={consent.onWhatsApp}
            onChange={(event) => setConsent({ ...consent, onWhatsApp: event.target.checked })}
          />
        </Stack>
      ) : null}
    </div>
  );
}
