import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../display/icon';
import type { IconType } from '../icons/icon-type';
import { token } from '../theme/tokens';
import { tip } from '../tip/tip';

const ground = (isBordered: boolean, isPressed: boolean): string => {
  if (isPressed) return token.color['peacock-tint'];
  return isBordered ? token.color.surface : 'transparent';
};

const Root = styled.button<{ $bordered: boolean; $pressed: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${token.size.touch};
  height: ${token.size.touch};
  border-radius: ${token.radius.control};
  background: ${({ $bordered, $pressed }) => ground($bordered, $pressed)};
  box-shadow: ${({ $bordered }) => ($bordered ? `inset 0 0 0 1px ${token.color['line-strong']}` : 'none')};
  color: ${({ $pressed }) => ($pressed ? token.color.peacock : token.color.ink)};
  transition: background-color ${token.motion.fast} ${token.motion.ease};

  &:hover {
    background: ${token.color.sunken};
  }

  &:disabled {
    color: ${token.color.muted};
    cursor: not-allowed;
  }
`;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'name'> {
  /** The accessible name, also shown as a tooltip. */
  name: string;
  icon: IconType;
  bordered?: boolean;
  /** State of a toggle button. */
  pressed?: boolean;
}

/** A button that is only an icon. Its name is required. */
export function IconButton({
  name,
  icon,
  bordered = false,
  pressed,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Root
      {...tip(name)}
      {...rest}
      type={type}
      aria-label={name}
      aria-pressed={pressed}
      $bordered={bordered}
      $pressed={pressed === true}
    >
      <Icon of={icon} size={20} />
    </Root>
  );
}
