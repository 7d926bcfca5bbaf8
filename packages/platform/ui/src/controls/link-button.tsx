import type { ComponentPropsWithRef, ElementType } from 'react';
import styled from 'styled-components';
import { token } from '../theme/tokens';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';

const Root = styled.a<ButtonLook>`
  ${buttonStyle}
`;

interface OwnProps<C extends ElementType> {
  /** The rendered element: `a` by default, or the router's link. */
  as?: C;
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
}

export type LinkButtonProps<C extends ElementType> = OwnProps<C> &
  Omit<ComponentPropsWithRef<C>, keyof OwnProps<C>>;

/** A link that looks like a button: `<LinkButton as={Link} to="/franchises">`. */
export function LinkButton<C extends ElementType = 'a'>({
  as,
  variant = 'primary',
  size = 'md',
  block,
  ...rest
}: LinkButtonProps<C>) {
  return <Root as={as as ElementType} $variant={variant} $size={size} $block={block} {...rest} />;
}

/** A link in running text or a list; supports `as={Link}`. */
export const TextLink = styled.a<{ $quiet?: boolean }>`
  color: ${({ $quiet }) => ($quiet ? token.color.ink : token.color.peacock)};
  font-weight: ${({ $quiet }) => ($quiet ? 'inherit' : 500)};
  text-decoration-line: ${({ $quiet }) => ($quiet ? 'none' : 'underline')};
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  border-radius: 2px;

  &:hover {
    text-decoration-line: underline;
    text-decoration-color: currentColor;
  }
`;
