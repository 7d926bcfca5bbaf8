import { handleUnauthorized, isUnauthorized } from '@setu/mfe-kit';
import { useEffect } from 'react';

/**
 * Answers a read that was refused because the session has ended: says so, and goes to sign in.
 * @returns whether that is so, and nothing else needs to be said
 */
export const useUnauthorized = (error: unknown): boolean => {
  const isLoggedOut = isUnauthorized(error);
  useEffect(() => {
    if (isLoggedOut) handleUnauthorized();
  }, [isLoggedOut]);
  return isLoggedOut;
};
