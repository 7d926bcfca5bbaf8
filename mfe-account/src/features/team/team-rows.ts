import { token } from '@setu/ui';
import styled from 'styled-components';

/** A list of people in a team. */
export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
  padding-block: ${token.space[12]};
  border-top: 1px solid ${token.color.line};
`;

export const Who = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;
