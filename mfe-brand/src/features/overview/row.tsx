import { stretchedLink, token } from '@setu/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** A row of a list in a card: its subject on the left, its status on the right. */
export const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[16]};

  & + & {
    border-top: 1px solid ${token.color.line};
  }

  &:hover {
    background: ${token.color.sunken};
  }

  > :first-child {
    min-width: 0;
  }
`;

/** The subject; its link covers the whole row. */
export const RowLink = styled(Link)`
  ${stretchedLink}
  color: ${token.color.ink};
  font-weight: 600;
  text-decoration: none;
  overflow-wrap: anywhere;
`;
