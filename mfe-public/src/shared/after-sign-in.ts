import { signIn, useDraft } from '@setu/mfe-kit';
import { intentCookie } from '@setu/protocol';
import { useEffect } from 'react';

/** Whether an action that was requested at `then` (ms since 1970, as text) is recent enough to carry out: a login may take this long. */
const isFresh = (then: string, now: number) => {
  const age = now - Number(then);
  return then !== '' && age >= 0 && age < intentCookie.maxAgeSeconds * 1000;
};

/** Opens the sign-in for an action that needs an account. `useAfterSignIn` carries it out. @param name identifies it: `save:<id>` */
export const useSignInFor = (name: string): (() => void) => {
  const [, remember] = useDraft(name);
  return () => {
    remember(String(Date.now()));
    signIn();
  };
};

/** Carries out an action that was requested before the login, once. */
export const useAfterSignIn = (name: string, carryOut: () => void): void => {
  const [requestedAt, , forget] = useDraft(name);
  useEffect(() => {
    if (requestedAt === '') return;
    forget();
    if (isFresh(requestedAt, Date.now())) carryOut();
  }, [requestedAt, forget, carryOut]);
};
