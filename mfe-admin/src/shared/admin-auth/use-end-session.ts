import type { AdminRecord } from '@setu/contracts';
import { toastError } from '@setu/mfe-kit';
import { signInRedirectDelayMs } from '@setu/protocol';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminLookup } from './admin-auth.queries';

/** Address of the login screen. */
export const adminLoginPath = '/admin/login';

/** State of the navigation to the login screen: where to go after the login. */
export interface LoginState {
  from: string;
}

/**
 * Handles the end of the administrator session: shows a toast, then after a moment the administrators' login (a user's sign-in
 * would not help), which returns to the current page.
 */
export const useEndSession = (client: QueryClient, admin: AdminRecord | null): (() => void) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const latest = useRef({ navigate, from: pathname + search, isLoggedIn: admin !== null });
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = { navigate, from: pathname + search, isLoggedIn: admin !== null };
  });
  useEffect(() => () => clearTimeout(leaving.current), []);

  return useCallback(() => {
    if (leaving.current !== undefined || !latest.current.isLoggedIn) return;
    toastError({ title: 'Unauthorized', description: 'You are logged out. Logging in again...' });
    leaving.current = setTimeout(() => {
      leaving.current = undefined;
      const { navigate: go, from } = latest.current;
      void go(adminLoginPath, { state: { from } satisfies LoginState });
      client.setQueryData(adminLookup().queryKey, null);
    }, signInRedirectDelayMs);
  }, [client]);
};
