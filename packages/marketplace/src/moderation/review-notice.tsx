import type { ListingReview } from '@setu/contracts';
import { formatDate, Text, token } from '@setu/ui';
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

/** Shows the owner of a new listing that it waits for a review, or why it was returned, and what to do. */
export function ReviewNotice({ review: { state, since, reason } }: { review: ListingReview }) {
  const isWaiting = state === 'waiting';
  return (
    <Root role="note" aria-label={isWaiting ? 'Waiting for review' : 'Returned by an administrator'}>
      <Text $size={14} $weight={600}>
        {isWaiting ? `Waiting for review since ${formatDate(since)}` : `Returned on ${formatDate(since)}`}
      </Text>
      {reason && !isWaiting ? (
        <Reason $size={14} dir="auto">
          {reason}
        </Reason>
      ) : null}
      <Text $size={14}>
        {isWaiting
          ? 'Only you can see it, until an administrator approves it. You get news then.'
          : 'Only you can see it. Edit it: when you save, it is sent for review again.'}
      </Text>
    </Root>
  );
}
