import { Container, media, token } from '@setu/ui';
import styled from 'styled-components';

/** The page's column. */
export const Page = styled(Container)`
  padding-block: ${token.space[8]} ${token.space[72]};

  ${media.tablet} {
    padding-top: ${token.space[16]};
  }
`;

/** Main column and side column; below each other in a narrow window. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[32]};
  margin-top: ${token.space[8]};

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 360px;
    align-items: start;
    gap: ${token.space[48]};
  }
`;

/** Parts below each other. */
export const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[32]};
  min-width: 0;
`;

/** Stays visible next to a long main column. */
export const Side = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
  min-width: 0;

  ${media.wide} {
    position: sticky;
    top: calc(${token.size.header} + ${token.space[24]});
  }
`;

/** Only where the side column is next to the page. */
export const WideOnly = styled.div`
  display: none;

  ${media.wide} {
    display: block;
  }
`;

/** Only where no side column is shown. */
export const NarrowOnly = styled.div`
  ${media.wide} {
    display: none;
  }
`;

/** The button to write to the brand at the bottom edge, when no side column is shown. */
export const StickyBar = styled.div`
  position: sticky;
  z-index: 5;
  bottom: 0;
  padding: ${token.space[12]} 0 max(${token.space[12]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${token.color.line};
  background: ${token.color.surface};

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[16]};
  }

  > div > :last-child {
    flex: 0 1 210px;
  }

  ${media.wide} {
    display: none;
  }
`;

/** A message about the listing, above its picture. */
export const Notice = styled.div`
  margin-block: ${token.space[8]} ${token.space[16]};
`;
