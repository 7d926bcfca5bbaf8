import type { CurrentUser } from '@setu/contracts';
import { fullName } from '@setu/marketplace/account';
import { forgetDrafts, signOut, signOutPath } from '@setu/mfe-kit';
import { Icon, Text } from '@setu/ui';
import { LayoutDashboard, LogOut, Settings } from '@setu/ui/icons';
import { Menu, MenuHead, MenuItem, MenuLine } from '@setu/ui/menu';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';

interface AccountMenuProps {
  user: CurrentUser;
  trigger: ReactNode;
}

/** A plain click ends the session at once; a new tab opens the page that asks for confirmation. */
const handleLogOut = (event: MouseEvent) => {
  forgetDrafts();
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  signOut();
};

/** The menu with name and e-mail address, links to dashboard and settings, and Log out. It is open when mounted. */
export function AccountMenu({ user, trigger }: AccountMenuProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Menu trigger={trigger} open={isOpen} onOpenChange={setOpen}>
      <MenuHead>
        <Text $size={14} $weight={600}>
          {fullName(user)}
        </Text>
        <Text $size={14} $tone="muted">
          {user.email}
        </Text>
      </MenuHead>
      <MenuLine />
      <MenuItem asChild>
        <Link to="/dashboard">
          <Icon of={LayoutDashboard} />
          Dashboard
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/settings">
          <Icon of={Settings} />
          Settings
        </Link>
      </MenuItem>
      <MenuLine />
      <MenuItem asChild>
        <a href={signOutPath} onClick={handleLogOut}>
          <Icon of={LogOut} />
          Log out
        </a>
      </MenuItem>
    </Menu>
  );
}
