import styled from 'styled-components';
import { Star } from '../icons/icons';
import { token } from '../theme/tokens';
import { Icon } from './icon';

const Root = styled.span`
  display: inline-flex;
  gap: 2px;
  vertical-align: -2px;
`;

const filled = { fill: token.color.marigold, color: token.color['marigold-deep'] };
const empty = { fill: 'none', color: token.color['line-strong'] };

/**
 * Five stars, as many filled as the floor of the rating.
 * @param rating 0 to 5; or a decimal string
 */
export function RatingStars({ rating, size = 16 }: { rating: number | string; size?: number }) {
  const value = Number(rating);
  return (
    <Root role="img" aria-label={`Rated ${value} out of 5`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon
          key={star}
          of={Star}
          size={size}
          strokeWidth={1.5}
          data-filled={star <= Math.floor(value)}
          style={star <= Math.floor(value) ? filled : empty}
        />
      ))}
    </Root>
  );
}
