import { type CurrentUser, userRoleLabels } from '@setu/contracts';
import { SignInLink } from '@setu/mfe-kit';
import { Badge, LinkButton, Stack } from '@setu/ui';
import { Sheet } from '@setu/ui/dialog';
import type { HeaderLink } from './header-links';
import { NavLinks } from './nav-links';

interface MenuSheetProps {
  links: readonly HeaderLink[];
  user: CurrentUser | null;
  offersSignIn: boolean;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The navigation on narrow screens. */
export function MenuSheet({ links, user, offersSignIn, open, onOpenChange }: MenuSheetProps) {
  return (
    <Sheet title="Menu" open={open} onOpenChange={onOpenChange}>
      <Stack $gap={24}>
        <NavLinks column links={links} onFollow={() => onOpenChange(false)} />
        {user ? (
          <div>
            <Badge tone="tint">{userRoleLabels[user.role]}</Badge>
          </div>
        ) : null}
        {offersSignIn ? (
          <Stack $gap={8}>
            <LinkButton as={SignInLink} variant="secondary" block>
              Login
            </LinkButton>
            <LinkButton as={SignInLink} intent={{ form: 'register' }} block>
              Get Started
            </LinkButton>
          </Stack>
        ) : null}
      </Stack>
    </Sheet>
  );
}
