import type { CurrentUser } from '@setu/contracts';
import { IconButton } from '@setu/ui';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { HeaderLink } from './header-links';

const loadSheet = () => import('./menu-sheet');
const MenuSheet = lazy(async () => ({ default: (await loadSheet()).MenuSheet }));

interface MenuButtonProps {
  links: readonly HeaderLink[];
  user: CurrentUser | null;
}

/** On narrow screens: the button that opens the navigation. */
export function MenuButton({ links, user }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const handleClick = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        name="Menu"
        icon={Menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onFocus={() => void loadSheet()}
        onPointerEnter={() => void loadSheet()}
        onClick={handleClick}
      />
      {wasOpened ? (
        <Suspense>
          <MenuSheet links={links} user={user} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
