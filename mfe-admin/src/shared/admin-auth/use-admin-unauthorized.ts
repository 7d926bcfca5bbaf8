import { isUnauthorized } from '@setu/mfe-kit';
import { useEffect } from 'react';
import { useAdminAuth } from './admin-auth';

/** Answers a read that was refused for want of a session: leads to the login. */
export const useAdminUnauthorized = (error: Error | null): void => {
  const { endSession } = useAdminAuth();
  useEffect(() => {
    if (isUnauthorized(error)) endSession();
  }, [error, endSession]);
};
