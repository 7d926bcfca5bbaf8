import { media, token } from '@setu/ui';
import styled from 'styled-components';

/** About the height of a card. */
const cardHeight = '560px';

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

  /* Cards below the screen are laid out after the page is hydrated, so that a slow phone paints the first ones sooner. */
  [data-rendered] & > li {
    content-visibility: auto;
    contain-intrinsic-size: auto ${cardHeight};
  }

  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token.space[16]};
    /* Two rows fit on a sheet. */
    zoom: 0.8;
  }
`;
