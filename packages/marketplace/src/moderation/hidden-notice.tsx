import type { Moderated } from '@setu/contracts';
import { formatDate, Text, TextLink, token } from '@setu/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid ${token.color.kumkum};
  border-radius: ${token.radius.card};
  background: ${token.color['kumkum-tint']};
  overflow-wrap: anywhere;
`;

const Reason = styled(Text)`
  white-space: pre-line;
`;

/** Shows the owner of a hidden listing when and why an administrator hid it, and what to do. */
export function HiddenNotice({ hidden }: { hidden: Moderated }) {
  return (
    <Root role="note" aria-label="Hidden by an administrator">
      <Text $size={14} $weight={600} $tone="danger">
        Hidden by an administrator on {formatDate(hidden.at)}
      </Text>
      <Reason $size={14} dir="auto">
        {hidden.reason}
      </Reason>
      <Text $size={14}>
        Only you can see it. Edit it, then{' '}
        <TextLink as={Link} to="/contact">
          write to us with the contact form
        </TextLink>
        . An administrator can restore it.
      </Text>
    </Root>
  );
}
