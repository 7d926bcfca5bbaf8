import type { SignInIntent } from '@setu/protocol';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { rememberIntent, signInPath } from './sign-in';

interface SignInLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'role'> {
  intent?: SignInIntent;
}

/** A plain link to the sign-in page that stores the user's intent. Works with `as={SignInLink}`. */
export function SignInLink({ intent, onClick, ...rest }: SignInLinkProps) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) rememberIntent(intent);
  };
  return <a {...rest} href={signInPath} onClick={handleClick} />;
}
