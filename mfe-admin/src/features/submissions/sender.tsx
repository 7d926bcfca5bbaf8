import { Text, TextLink } from '@setu/ui';

interface SenderProps {
  name: string;
  email: string | null;
  phone: string | null;
}

/** Who wrote, and the ways to answer. */
export function Sender({ name, email, phone }: SenderProps) {
  return (
    <>
      <Text $weight={600} dir="auto">
        {name}
      </Text>
      {phone ? (
        <div>
          <TextLink href={`tel:+91${phone}`}>{phone}</TextLink>
        </div>
      ) : null}
      {email ? <TextLink href={`mailto:${email}`}>{email}</TextLink> : null}
    </>
  );
}
