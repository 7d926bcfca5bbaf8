import styled, { css } from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/tokens';

/**
 * A surface with an edge. `$interactive` lifts under the pointer, for cards with one main link; `$flush` has no
 * padding, for cards that begin with a picture.
 */
export const Card = styled.div<{ $interactive?: boolean; $flush?: boolean }>`
  position: relative;
  min-width: 0;
  padding: ${({ $flush }) => ($flush ? '0' : token.space[16])};
  overflow: ${({ $flush }) => ($flush ? 'clip' : 'visible')};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};

  ${media.tablet} {
    padding: ${({ $flush }) => ($flush ? '0' : token.space[24])};
  }

  @media print {
    break-inside: avoid;
  }

  ${({ $interactive }) =>
    $interactive &&
    css`
      transition:
        border-color ${token.motion.base} ${token.motion.ease},
        box-shadow ${token.motion.base} ${token.motion.ease};

      ${media.hover} {
        &:hover {
          border-color: ${token.color['line-strong']};
          box-shadow: ${token.shadow.lift};
        }
      }
    `}
`;

/** Inner space of a `$flush` card below its picture. */
export const CardBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  padding: ${token.space[16]};
`;

/** The top of a card: its title, which may be long, and a badge or figure beside it, or below it when both do not fit. */
export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[12]};

  > :first-child {
    flex: 1 1 min(100%, 8rem);
    min-width: 0;
  }
`;

/**
 * Apply it to the main link of a card to make the whole card its target. Other buttons on the card still work with `position: relative`.
 */
export const stretchedLink = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token.radius.card};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${token.color.peacock};
    outline-offset: 2px;
  }
`;
