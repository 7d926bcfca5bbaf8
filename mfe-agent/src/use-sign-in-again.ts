import { handleUnauthorized, isUnauthorized } from '@setu/mfe-kit';
import { useEffect } from 'react';

/** Answers a read that failed because the session ended: toast, then the way to sign in. */
export const useSignInAgain = (error: unknown): void => {
  const isLoggedOut = isUnauthorized(error);
  useEffect(() => {
    if (isLoggedOut) handleUnauthorized();
  }, [isLoggedOut]);
};
