import type { CurrentUser } from '@setu/contracts';
import { IconButton } from '@setu/ui';
import { Menu } from '@setu/ui/icons';
import { useState } from 'react';
import { useOnDemand } from '../lazy/use-on-demand';
import type { HeaderLink } from './header-links';

const loadSheet = async () => (await import('./menu-sheet')).MenuSheet;

interface MenuButtonProps {
  links: readonly HeaderLink[];
  user: CurrentUser | null;
  offersSignIn: boolean;
}

/** On narrow screens: the button that opens the navigation, whose code is lazy-loaded. */
export function MenuButton(props: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [onDemand, request] = useOnDemand(loadSheet);
  const handleClick = () => {
    setOpen(true);
    request();
  };
  return (
    <>
      <IconButton
        name="Menu"
        icon={Menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isOpen && onDemand.state === 'absent'}
        onFocus={request}
        onPointerEnter={request}
        onClick={handleClick}
      />
      {onDemand.state === 'loaded' ? (
        <onDemand.Component {...props} open={isOpen} onOpenChange={setOpen} />
      ) : null}
    </>
  );
}
