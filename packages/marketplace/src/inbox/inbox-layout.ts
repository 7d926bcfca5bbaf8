import { breakpoints, media, token } from '@setu/ui';
import styled, { css } from 'styled-components';

/** On a page below the header of the site; in a panel below the head of the panel. */
export type InboxSurface = 'page' | 'panel';

const aboveOf = {
  page: `calc(${token.size.header} + ${token.space[16]})`,
  panel: '0px',
} as const;

const heightOf = {
  page: `calc(100dvh - ${token.size.header} - ${token.space[32]})`,
  panel: 'calc(100dvh - 108px)',
} as const;

/** The list, and beside it, on a wide screen, the conversation. */
export const InboxColumns = styled.div<{ $isSplit: boolean }>`
  ${({ $isSplit }) =>
    $isSplit &&
    css`
      ${media.wide} {
        display: grid;
        grid-template-columns: minmax(0, 440px) minmax(0, 1fr);
        align-items: start;
        gap: ${token.space[24]};
      }
    `}
`;

export const InboxList = styled.div`
  min-width: 0;

  &:focus {
    outline: none;
  }
`;

/** On a screen that became narrow while a conversation is open, the conversation covers the page. */
const covering = css`
  position: fixed;
  z-index: 50;
  inset: 0;
  height: auto;
  border: none;
  border-radius: 0;
`;

const absent = css`
  display: none;
`;

/** Stays on the screen while the list scrolls. A page written on the server has it before it is known whether the screen is wide. */
export const InboxSide = styled.div<{ $surface: InboxSurface; $isOpen: boolean }>`
  position: sticky;
  top: ${({ $surface }) => aboveOf[$surface]};
  display: flex;
  flex-direction: column;
  height: ${({ $surface }) => heightOf[$surface]};
  min-height: 360px;
  overflow: clip;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};

  @media (max-width: ${breakpoints.wide - 1}px) {
    ${({ $isOpen }) => ($isOpen ? covering : absent)}
  }
`;

/** In the middle of the empty side. */
export const NothingChosen = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  padding: ${token.space[24]};
`;
