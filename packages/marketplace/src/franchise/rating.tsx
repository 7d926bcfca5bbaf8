import { Icon, token } from '@setu/ui';
import { Star } from '@setu/ui/icons';
import styled from 'styled-components';
import { type Reputation, ratingText } from './rating-text';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: ${token.text[14]};
  font-weight: 500;

  svg {
    color: ${token.color['marigold-deep']};
    fill: ${token.color.marigold};
  }
`;

/** One star and the rating's text; without reviews only the words. */
export function Rating({ of }: { of: Reputation }) {
  const text = ratingText(of);
  return (
    <Root>
      {of.reviewCount === 0 ? null : <Icon of={Star} size={16} />}
      {text}
    </Root>
  );
}
