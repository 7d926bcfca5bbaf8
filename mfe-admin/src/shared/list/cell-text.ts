import { tabularFigures, token } from '@setu/ui';
import styled from 'styled-components';

/** The name of a row, with badges next to it. */
export const CellTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};
  font-weight: 600;
`;

/** Figures that align between rows. */
export const CellFigures = styled.div`
  ${tabularFigures}
`;
