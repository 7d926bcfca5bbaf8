import { breakpoints, media, token } from '@setu/ui';
import styled, { css } from 'styled-components';

/** `page`: below the header of the site; `panel`: below the head of the panel. */
export type InboxSurface = 'page' | 'panel';

const aboveOf = {
  page: `calc(${token.size.header} + ${token.space[16]})`,
  panel: '0px',
} as const;

const heightOf = {
  page: `calc(100dvh - ${token.size.header} - ${token.space[32]})`,
  panel: 'calc(100dvh - 108px)',
} as const;

/** The list, with the conversation beside it on a wide screen. */
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

/** Covers the page with the conversation when the screen became narrow while it was open. */
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

/** Stays visible while the list scrolls. A server-rendered page contains it before the width of the screen is known. */
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

/** Message in the middle of the empty side. */
export const NothingChosen = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  padding: ${token.space[24]};
`;
