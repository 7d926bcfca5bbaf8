import styled from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/tokens';
import { columnsUpTo } from './columns';

type Space = keyof typeof token.space;

/** Centred column of the page, at most 1200 px wide, or 68 characters with `$reading`. */
export const Container = styled.div<{ $reading?: boolean }>`
  width: 100%;
  max-width: calc(${({ $reading }) => ($reading ? token.size.reading : token.size.content)} + 2 * ${token.space[16]});
  margin-inline: auto;
  padding-inline: ${token.space[16]};

  ${media.tablet} {
    max-width: calc(${({ $reading }) => ($reading ? token.size.reading : token.size.content)} + 2 * ${token.space[24]});
    padding-inline: ${token.space[24]};
  }
`;

/** Stacks its children vertically. */
export const Stack = styled.div<{ $gap?: Space; $align?: 'start' | 'center' | 'end' | 'stretch' }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => $align};
  gap: ${({ $gap = 16 }) => token.space[$gap]};
  min-width: 0;
`;

/** Puts its children side by side and wraps them when they do not fit. */
export const Cluster = styled.div<{
  $gap?: Space;
  $align?: 'start' | 'center' | 'end' | 'baseline';
  $justify?: 'start' | 'center' | 'end' | 'space-between';
  $wrap?: boolean;
}>`
  display: flex;
  flex-wrap: ${({ $wrap = true }) => ($wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 8 }) => token.space[$gap]};
  min-width: 0;
`;

/**
 * Equal columns, as many as fit. `$min` is the minimum width of a column, CSS length; `$phone` the maximum number of
 * columns below 768 px, fewer with large text; `$wide` a fixed number from 1280 px on.
 */
export const Grid = styled.div<{ $min?: string; $gap?: Space; $phone?: 1 | 2; $wide?: 2 | 3 | 4 }>`
  display: grid;
  grid-template-columns: ${({ $phone = 1, $gap = 24 }) => columnsUpTo($phone, { min: '8rem', gap: token.space[$gap] })};
  gap: ${({ $gap = 24 }) => token.space[$gap]};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(min(${({ $min = '280px' }) => $min}, 100%), 1fr));
  }

  ${media.wide} {
    ${({ $wide }) => $wide && `grid-template-columns: repeat(${$wide}, minmax(0, 1fr));`}
  }
`;
