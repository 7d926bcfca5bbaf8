import type { CurrentUser } from '@setu/contracts';
import { IconButton } from '@setu/ui';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useLate } from '../frame/use-late';
import type { HeaderLink } from './header-links';

const loadSheet = async () => (await import('./menu-sheet')).MenuSheet;

interface MenuButtonProps {
  links: readonly HeaderLink[];
  user: CurrentUser | null;
  offersSignIn: boolean;
}

/** On narrow screens: the button that opens the navigation, whose code comes when it is wanted. */
export function MenuButton(props: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [late, ask] = useLate(loadSheet);
  const handleClick = () => {
    setOpen(true);
    ask();
  };
  return (
    <>
      <IconButton
        name="Menu"
        icon={Menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onFocus={ask}
        onPointerEnter={ask}
        onClick={handleClick}
      />
      {late.state === 'there' ? <late.Component {...props} open={isOpen} onOpenChange={setOpen} /> : null}
    </>
  );
}
