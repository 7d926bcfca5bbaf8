import type { AgentProfile } from '@setu/contracts';
import { formatCount, RatingStars, Text, token } from '@setu/ui';
import styled from 'styled-components';

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]} ${token.space[32]};

  dt {
    color: ${token.color.muted};
    font-size: ${token.text[14]};
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[8]};
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/** The average rating of an agent out of 5.0, and the number of deals. */
export function AgentRating({ profile }: { profile: Pick<AgentProfile, 'rating' | 'totalDeals'> }) {
  const isRated = Number(profile.rating) > 0;
  return (
    <Root>
      <div>
        <dt>Rating</dt>
        <dd>
          <RatingStars rating={Number(profile.rating).toFixed(1)} />
          {Number(profile.rating).toFixed(1)} / 5.0
          {isRated ? null : (
            <Text as="span" $size={14} $tone="muted">
              Not rated yet
            </Text>
          )}
        </dd>
      </div>
      <div>
        <dt>Total Deals</dt>
        <dd>{formatCount(profile.totalDeals)}</dd>
      </div>
    </Root>
  );
}
