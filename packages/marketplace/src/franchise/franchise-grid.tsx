import { media, token } from '@setu/ui';
import styled, { css } from 'styled-components';
import { inRows } from './view/view-styles';

/** Average height of a card, and of a row. */
const cardHeight = '570px';
const rowHeight = '178px';

/** A grid of cards, one column on phones. `$narrow` when a sidebar is next to it. With {@link viewAttribute} it is a list of rows or cards. */
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

  /* Cards below the fold are laid out when they are scrolled to, so that a slow phone paints and answers sooner; see lay-out-later.ts of the shell. */
  :is([data-rendered], [data-laid-out-later]) & > li {
    content-visibility: auto;
    contain-intrinsic-size: auto ${cardHeight};
  }

  ${inRows(css`
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[12]};

    > li {
      contain-intrinsic-size: auto ${rowHeight};
    }
  `)}

  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token.space[16]};
    /* Two rows fit on a printed page. */
    zoom: 0.8;
  }
`;
