import { handleUnauthorized, isUnauthorized } from '@setu/mfe-kit';
import { useEffect } from 'react';

/** Says that the session ended, and leaves to sign in, when one of these reads was refused for that. */
export const useUnauthorized = (...errors: readonly (Error | null)[]): void => {
  const isLoggedOut = errors.some(isUnauthorized);
  useEffect(() => {
    if (isLoggedOut) handleUnauthorized();
  }, [isLoggedOut]);
};
