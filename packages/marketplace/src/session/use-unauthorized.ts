import { handleUnauthorized, isUnauthorized } from '@setu/mfe-kit';
import { useEffect } from 'react';

/**
 * Answers reads of which one was refused because the session has ended: says so, and leaves to sign in.
 * @returns whether that is so, and nothing else needs to be said
 */
export const useUnauthorized = (...errors: readonly (Error | null)[]): boolean => {
  const isLoggedOut = errors.some(isUnauthorized);
  useEffect(() => {
    if (isLoggedOut) handleUnauthorized();
  }, [isLoggedOut]);
  return isLoggedOut;
};
