import { token } from '@setu/ui';
import styled from 'styled-components';

/** A row of a list in a drawer, with a line below it. */
export const ListRow = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  padding-block: ${token.space[16]};
  border-bottom: 1px solid ${token.color.line};

  &:last-child {
    border-bottom: 0;
  }
`;
