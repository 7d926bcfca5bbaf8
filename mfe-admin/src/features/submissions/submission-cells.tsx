import { FoldableText, formatDateTime, Text, TextLink } from '@setu/ui';
import { Cell } from '../../shared/list/table';

interface SenderCellProps {
  name: string;
  email: string | null;
  phone: string | null;
}

/** The sender of a submission, with links to answer. */
export function SenderCell({ name, email, phone }: SenderCellProps) {
  return (
    <Cell>
      <Text $weight={600} dir="auto">
        {name}
      </Text>
      {phone ? (
        <div>
          <TextLink href={`tel:+91${phone}`}>{phone}</TextLink>
        </div>
      ) : null}
      {email ? <TextLink href={`mailto:${email}`}>{email}</TextLink> : null}
    </Cell>
  );
}

/** The message of a submission, folded when it is long. */
export function MessageCell({ name, message }: { name: string; message: string | null }) {
  return (
    <Cell label="Message">
      {message ? (
        <FoldableText lines={2} size={14} about={`of the message of ${name}`}>
          {message}
        </FoldableText>
      ) : (
        'None'
      )}
    </Cell>
  );
}

/** The date of a submission. */
export function DateCell({ at }: { at: string }) {
  return (
    <Cell label="Date">
      <time dateTime={at}>{formatDateTime(at)}</time>
    </Cell>
  );
}
