import type { CurrentUser } from '@setu/contracts';
import { Avatar, token } from '@setu/ui';
import { type ComponentPropsWithRef, lazy, Suspense, useState } from 'react';
import styled from 'styled-components';

const loadMenu = () => import('./account-menu');
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }));

const Trigger = styled.button`
  display: grid;
  place-items: center;
  width: ${token.size.touch};
  height: ${token.size.touch};
  border-radius: 50%;
`;

interface AvatarButtonProps extends ComponentPropsWithRef<'button'> {
  user: CurrentUser;
}

function AvatarButton({ user, ...rest }: AvatarButtonProps) {
  return (
    <Trigger type="button" aria-label="Account" aria-haspopup="menu" {...rest}>
      <Avatar user={user} />
    </Trigger>
  );
}

/** The avatar, and behind it the account menu, whose code comes when pointer or focus comes near. */
export function AccountButton({ user }: { user: CurrentUser }) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <AvatarButton
      user={user}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    />
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <AccountMenu user={user} trigger={<AvatarButton user={user} />} />
    </Suspense>
  );
}
