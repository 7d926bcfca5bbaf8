import { token } from '@setu/ui';
import styled from 'styled-components';

/** An entry of the list in a drawer: a match or an offer. */
export const DrawerItem = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  padding-block: ${token.space[16]};
`;
