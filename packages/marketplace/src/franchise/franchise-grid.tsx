import { media, token } from '@setu/ui';
import styled from 'styled-components';

/** Cards beside each other, one on phones. `$narrow`: a sidebar takes a share of the width. */
export const FranchiseGrid = styled.ul<{ $narrow?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[24]};
  }

  ${media.wide} {
    grid-template-columns: repeat(${({ $narrow }) => ($narrow ? 3 : 4)}, minmax(0, 1fr));
  }

  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token.space[16]};
    /* Two rows fit on a sheet. */
    zoom: 0.8;
  }
`;
