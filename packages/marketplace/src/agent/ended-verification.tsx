import type { EndOfVerification } from '@setu/contracts';
import { formatDate, Text, TextLink, token } from '@setu/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color['turmeric-tint']};
  overflow-wrap: anywhere;
`;

const Reason = styled(Text)`
  white-space: pre-line;
`;

const causes: Readonly<Record<EndOfVerification['why'], string>> = {
  withdrawn: 'An administrator withdrew your verification',
  changed: 'Your verification ended, because you changed what was checked,',
  expired: 'Your verification expired',
};

/** Shows the person concerned when and why a verification ended, and what to do. */
export function EndedVerification({ end }: { end: EndOfVerification }) {
  return (
    <Root role="note" aria-label="No longer verified">
      <Text $size={14} $weight={600}>
        {causes[end.why]} on {formatDate(end.at)}.
      </Text>
      {end.reason ? (
        <Reason $size={14} dir="auto">
          {end.reason}
        </Reason>
      ) : null}
      <Text $size={14}>
        To be verified again,{' '}
        <TextLink as={Link} to="/contact">
          write to us with the contact form
        </TextLink>{' '}
        and name the documents that you can show.
      </Text>
    </Root>
  );
}
