import styled from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/tokens';

/** Two short fields that belong together: side by side, or stacked on phones. */
export const FieldPair = styled.div`
  display: grid;
  align-items: start;
  gap: ${token.space[16]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
