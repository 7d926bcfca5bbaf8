import { readPhone, withCountryCode } from '@setu/contracts';
import { useSession } from '@setu/mfe-kit';
import { Badge, Cluster, Text } from '@setu/ui';
import { useEffect, useRef, useState } from 'react';
import { CodeSteps } from './code-steps';

interface PhoneConfirmationProps {
  /** The text in the field of the number. */
  typed: string;
  /** Called when the number is confirmed, which makes it the number of the account: ten digits. */
  onConfirmed?: (phone: string) => void;
}

/**
 * Confirms the number in a field by a code, inside the form of the field, and shows that a number is confirmed. Renders nothing while the
 * text is no mobile number, and when the installation sends no codes.
 */
export function PhoneConfirmation({ typed, onConfirmed }: PhoneConfirmationProps) {
  const { user } = useSession();
  const [hasConfirmed, setConfirmed] = useState(false);
  const confirmed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The field of the code no longer exists.
    if (hasConfirmed) confirmed.current?.focus();
  }, [hasConfirmed]);
  const read = readPhone(typed);
  if (!user || !('phone' in read)) return null;
  const { phone } = read;
  if (user.phoneConfirmedAt !== undefined && user.phone === phone)
    return (
      <Cluster ref={confirmed} tabIndex={-1} $gap={8}>
        <Badge tone="success">Phone confirmed</Badge>
        <Text $size={14} $tone="muted">
          Brands that you share it with see that it is yours.
        </Text>
      </Cluster>
    );
  if (user.mayConfirmPhone !== true) return null;
  return (
    <CodeSteps
      key={phone}
      number={withCountryCode(phone)}
      onConfirmed={() => {
        setConfirmed(true);
        onConfirmed?.(phone);
      }}
    />
  );
}
