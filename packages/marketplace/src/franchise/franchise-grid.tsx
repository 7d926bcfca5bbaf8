import { media, token } from '@setu/ui';
import styled from 'styled-components';

/** Approximate height of a card. */
const cardHeight = '560px';

/** A grid of cards, one column on phones. `$narrow` when a sidebar is next to it. */
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

  /* Cards below the fold are laid out after hydration, so that a slow phone paints the first cards sooner. */
  [data-rendered] & > li {
    content-visibility: auto;
    contain-intrinsic-size: auto ${cardHeight};
  }

  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token.space[16]};
    /* Two rows fit on a printed page. */
    zoom: 0.8;
  }
`;
