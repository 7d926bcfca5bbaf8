import { isUnauthorized } from '@setu/mfe-kit';
import { useEffect } from 'react';
import { useAdminAuth } from './admin-auth';

/** Opens the login when a read was refused because there is no session. */
export const useAdminUnauthorized = (error: Error | null): void => {
  const { endSession } = useAdminAuth();
  useEffect(() => {
    if (isUnauthorized(error)) endSession();
  }, [error, endSession]);
};
