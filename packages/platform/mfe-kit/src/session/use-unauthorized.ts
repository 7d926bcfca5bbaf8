import { useEffect } from 'react';
import { isUnauthorized } from '../api/api-error';
import { handleUnauthorized } from './sign-in';

/**
 * Handles reads that were refused because the session has ended: shows a toast, then leaves to sign in.
 * @param errors the errors of the component's queries
 * @returns true when one of them was refused for that reason, so that no other message is needed
 */
export const useUnauthorized = (...errors: readonly (Error | null)[]): boolean => {
  const isLoggedOut = errors.some(isUnauthorized);
  useEffect(() => {
    if (isLoggedOut) handleUnauthorized();
  }, [isLoggedOut]);
  return isLoggedOut;
};
