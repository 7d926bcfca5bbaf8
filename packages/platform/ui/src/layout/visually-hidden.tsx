import styled from 'styled-components';
import { token } from '../theme/tokens';

/** Hides its content visually, but not from screen readers. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** The first focusable element of a page: `<SkipLink href="#main">Skip to content</SkipLink>`. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: 100;
  top: ${token.space[8]};
  left: ${token.space[8]};
  padding: ${token.space[12]} ${token.space[16]};
  border-radius: ${token.radius.control};
  background: ${token.color.ink};
  color: ${token.color['on-fill']};
  font-weight: 600;
  opacity: 0;
  pointer-events: none;

  &:focus {
    opacity: 1;
    pointer-events: auto;
  }

  @media print {
    display: none;
  }
`;
