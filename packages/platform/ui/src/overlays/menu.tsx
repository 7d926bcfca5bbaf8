import { Icon, type IconType, token } from '@setu/ui';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { floatingItem, floatingStyle } from './floating';

const Content = styled(Radix.Content)`
  ${floatingStyle}
  min-width: 220px;
  max-width: min(320px, calc(100vw - ${token.space[16]}));
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
`;

const Item = styled(Radix.Item)`
  ${floatingItem}

  svg {
    color: ${token.color.muted};
  }
`;

/** Heading of a menu above its items. */
export const MenuHead = styled.div`
  padding: ${token.space[8]} ${token.space[12]} ${token.space[12]};
  font-size: ${token.text[14]};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

/** Separates groups of items. */
export const MenuLine = styled(Radix.Separator)`
  height: 1px;
  margin: ${token.space[4]};
  background: ${token.color.line};
`;

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Actions and links behind one button. */
export function Menu({ trigger, align = 'end', children, ...root }: MenuProps) {
  return (
    <Radix.Root modal={false} {...root}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Content align={align} sideOffset={8} collisionPadding={8}>
          {children}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  icon?: IconType;
  onSelect?: () => void;
  disabled?: boolean;
  /** The only child, such as a link, becomes the item itself; put the icon inside the link. */
  asChild?: boolean;
  children: ReactNode;
}

/** One line of a menu. */
export function MenuItem({ icon, asChild, children, ...rest }: MenuItemProps) {
  if (asChild) {
    return (
      <Item asChild {...rest}>
        {children}
      </Item>
    );
  }
  return (
    <Item {...rest}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </Item>
  );
}
