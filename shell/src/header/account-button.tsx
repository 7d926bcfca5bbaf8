import type { CurrentUser } from '@setu/contracts';
import { Avatar, initials, tip, token } from '@setu/ui';
import { type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import { useOnDemand } from '../lazy/use-on-demand';

const loadMenu = async () => (await import('./account-menu')).AccountMenu;

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
    <Trigger
      type="button"
      aria-label={`Account ${initials(user)}`}
      aria-haspopup="menu"
      {...tip('Account')}
      {...rest}
    >
      <Avatar user={user} />
    </Trigger>
  );
}

/** The avatar button of the account menu, whose code is lazy-loaded when the pointer or focus is near. */
export function AccountButton({ user }: { user: CurrentUser }) {
  const [isWanted, setWanted] = useState(false);
  const [onDemand, request] = useOnDemand(loadMenu);
  if (isWanted && onDemand.state === 'loaded')
    return <onDemand.Component user={user} trigger={<AvatarButton user={user} />} />;
  const handleClick = () => {
    setWanted(true);
    request();
  };
  return (
    <AvatarButton
      user={user}
      aria-busy={isWanted && onDemand.state === 'absent'}
      onPointerEnter={request}
      onFocus={request}
      onClick={handleClick}
    />
  );
}
