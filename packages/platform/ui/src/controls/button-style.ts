import { css } from 'styled-components';
import { token } from '../theme/tokens';

/** `accent` is marigold: at most one on a screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'destructive' | 'accent';

/** `sm` 36 px (44 px for touch), `md` 44 px, `lg` 52 px for the main action of a public page. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Styling input of everything that looks like a button. */
export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $block?: boolean;
}

const sizes = {
  sm: css`
    min-height: 36px;
    padding: 0 ${token.space[12]};
    font-size: ${token.text[14]};
  `,
  md: css`
    min-height: 44px;
    padding: 0 18px;
    font-size: ${token.text[16]};
  `,
  lg: css`
    min-height: 52px;
    padding: 0 ${token.space[24]};
    font-size: ${token.text[16]};
  `,
};

const filled = (ground: string, over: string, text: string) => css`
  background: ${ground};
  color: ${text};
  &:hover {
    background: ${over};
  }
`;

const variants = {
  primary: filled(token.color.peacock, token.color['peacock-deep'], token.color['on-fill']),
  destructive: filled(token.color.kumkum, token.color['kumkum-deep'], token.color['on-fill']),
  accent: filled(token.color.marigold, token.color['marigold-deep'], token.color.ink),
  secondary: css`
    background: ${token.color.surface};
    color: ${token.color.ink};
    box-shadow: inset 0 0 0 1px ${token.color['line-strong']};
    &:hover {
      background: ${token.color.sunken};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${token.color.peacock};
    &:hover {
      background: ${token.color['peacock-tint']};
    }
  `,
};

/** Enlarges the touch target to 44 px where the visible control is smaller. */
export const fingerTarget = css`
  position: relative;
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: 50% 0 auto;
      min-height: ${token.size.touch};
      transform: translateY(-50%);
    }
  }
`;

/** Shared look of Button and LinkButton. */
export const buttonStyle = css<ButtonLook>`
  ${fingerTarget}
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  border-radius: ${token.radius.control};
  font-weight: 600;
  line-height: 1.25;
  letter-spacing: -0.005em;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${token.motion.fast} ${token.motion.ease},
    box-shadow ${token.motion.fast} ${token.motion.ease},
    transform ${token.motion.fast} ${token.motion.ease};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  &:active {
    transform: translateY(1px);
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    transform: none;
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${token.color.sunken};
    color: ${token.color.muted};
    box-shadow: inset 0 0 0 1px ${token.color.line};
  }

  @media print {
    display: none;
  }
`;
