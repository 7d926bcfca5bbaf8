import { media, token } from '@setu/ui';
import styled from 'styled-components';

/** Two fields beside each other, below each other on phones. */
export const Pair = styled.div`
  display: grid;
  gap: ${token.space[16]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
