import { token } from '@setu/ui';
import styled from 'styled-components';

const Root = styled.div`
  flex: none;
  text-align: right;
  line-height: 1.15;

  strong {
    display: block;
    color: ${token.color.peacock};
    font-size: ${token.text[28]};
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.02em;
  }

  span {
    color: ${token.color.muted};
    font-size: ${token.text[12]};
  }
`;

/** The score of a property for a requirement, out of 100. */
export function MatchScore({ score }: { score: number }) {
  return (
    <Root>
      <strong>{score}</strong>
      <span>of 100</span>
    </Root>
  );
}
