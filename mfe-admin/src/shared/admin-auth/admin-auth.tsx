import { type AdminRecord, adminLogin, adminLoginWithCode, adminLogout } from '@setu/contracts';
import { ApiError, api, currentUser, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import type { CallInput } from '@setu/protocol';
import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminLookup } from './admin-auth.queries';
import { forgetAdmin, storeAdmin, storedAdmin } from './stored-admin';
import { useEndSession } from './use-end-session';

type Credentials = CallInput<typeof adminLogin>;

/** The administrator session for screens. It is independent of the session of the user. */
export interface AdminAuth {
  /** The logged-in administrator: from this browser's storage until the server has answered. */
  admin: AdminRecord | null;
  /** True until the server has answered. */
  isLoading: boolean;
  /** Logs in and opens the next page, or asks for a code. @returns the error; null on success */
  login: (credentials: Credentials) => Promise<Error | null>;
  /** True when the password was right and the code is missing. */
  needsCode: boolean;
  /** Sends the code and opens the next page. @returns the error; null on success */
  enterCode: (code: string) => Promise<Error | null>;
  /** Returns to the password. */
  startAgain: () => void;
  isLoggingIn: boolean;
  logout: () => void;
  isLoggingOut: boolean;
  /** Call it when a call was refused because the session has ended. */
  endSession: () => void;
}

const AdminAuthContext = createContext<AdminAuth | null>(null);

/** Default page after a login. */
const homePath = '/admin';
const targetOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : homePath;

/** Provides the administrator session to the screens inside. */
export function AdminAuthProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [remembered] = useState(storedAdmin);
  const lookup = useQuery(adminLookup());
  const admin = lookup.isPending ? remembered : (lookup.data ?? null);
  const endSession = useEndSession(client, lookup.isPending ? null : admin);

  useEffect(() => {
    if (lookup.isPending) return;
    if (admin) storeAdmin(admin);
    else forgetAdmin();
  }, [lookup.isPending, admin]);

  const [ticket, setTicket] = useState<string | null>(null);
  const refused = (error: Error) =>
    toastError({ title: 'Login Failed', description: userMessageOf(error) ?? 'Invalid email or password' });
  const loggingIn = useMutation({
    mutationFn: (credentials: Credentials) => api.call(adminLogin, credentials),
    onSuccess: (reply) => ('ticket' in reply ? setTicket(reply.ticket) : enter(reply.admin)),
    onError: refused,
  });
  const enteringCode = useMutation({
    mutationFn: (input: CallInput<typeof adminLoginWithCode>) => api.call(adminLoginWithCode, input),
    onSuccess: (reply) => enter(reply.admin),
    onError: (error) => {
      // The login starts again with the password.
      if (error instanceof ApiError && error.code === 'two_step_expired') setTicket(null);
      refused(error);
    },
  });
  const enter = (entered: AdminRecord) => {
    storeAdmin(entered);
    client.setQueryData(adminLookup().queryKey, entered);
    void client.invalidateQueries({ queryKey: adminLookup().queryKey });
    toastSuccess({ title: 'Login Successful', description: `Welcome back, ${entered.name}!` });
    void navigate(targetOf(state), { replace: true });
  };

  const loggingOut = useMutation({
    mutationFn: () => api.call(adminLogout, {}),
    onSuccess: () => {
      forgetAdmin();
      client.setQueryData(adminLookup().queryKey, null);
      // The session of the user is independent and continues, so the user stays in the cache.
      const known = [currentUser(), adminLookup()].map(({ queryKey }) => hashKey(queryKey));
      client.removeQueries({ predicate: ({ queryHash }) => !known.includes(queryHash) });
      toastSuccess({
        title: 'Logged out successfully',
        description: 'You have been logged out of the admin panel.',
      });
    },
    onError: (error) =>
      toastError({ title: 'Logout failed', description: userMessageOf(error) ?? error.message }),
  });

  const auth: AdminAuth = {
    admin,
    isLoading: lookup.isPending,
    login: (credentials) =>
      loggingIn.mutateAsync(credentials).then(
        () => null,
        (error: Error) => error,
      ),
    needsCode: ticket !== null,
    enterCode: (code) =>
      enteringCode.mutateAsync({ ticket: ticket ?? '', code }).then(
        () => null,
        (error: Error) => error,
      ),
    startAgain: () => setTicket(null),
    isLoggingIn: loggingIn.isPending || enteringCode.isPending,
    logout: () => loggingOut.mutate(),
    isLoggingOut: loggingOut.isPending,
    endSession,
  };
  return <AdminAuthContext value={auth}>{children}</AdminAuthContext>;
}

/**
 * The administrator session.
 * @throws Error outside AdminAuthProvider, which is a programming error
 */
export const useAdminAuth = (): AdminAuth => {
  const auth = useContext(AdminAuthContext);
  if (!auth) throw new Error('useAdminAuth must be used within an AdminAuthProvider');
  return auth;
};
