import { signIn, useDraft } from '@setu/mfe-kit';
import { intentCookie } from '@setu/protocol';
import { useEffect } from 'react';

/** Whether a wish of `then` (ms since 1970, as text) is recent enough to carry out: a login may take this long. */
const isFresh = (then: string, now: number) => {
  const age = now - Number(then);
  return then !== '' && age >= 0 && age < intentCookie.maxAgeSeconds * 1000;
};

/** Opens the sign-in for something that needs an account. `useCarriedOut` does it afterwards. @param name identifies the wish: `save:<id>` */
export const useWish = (name: string): (() => void) => {
  const [, remember] = useDraft(name);
  return () => {
    remember(String(Date.now()));
    signIn();
  };
};

/** Carries out a wish that a person had before the login, once. */
export const useCarriedOut = (name: string, carryOut: () => void): void => {
  const [wish, , forget] = useDraft(name);
  useEffect(() => {
    if (wish === '') return;
    forget();
    if (isFresh(wish, Date.now())) carryOut();
  }, [wish, forget, carryOut]);
};
