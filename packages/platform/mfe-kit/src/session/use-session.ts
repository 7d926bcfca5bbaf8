import type { User } from '@setu/protocol';
import { useQuery } from '@tanstack/react-query';
import { currentUser } from './current-user';

/** The session of the page's user. `signed-in` always has the user. */
export type Session =
  | { state: 'loading'; user: null }
  | { state: 'signed-in'; user: User }
  | { state: 'signed-out'; user: null };

/**
 * The session's state. A failed lookup counts as signed out.
 * @example
 * const { state, user } = useSession();
 * if (state === 'signed-in') return <Greeting name={user.firstName} />;
 */
export const useSession = (): Session => {
  const { data, isPending } = useQuery(currentUser());
  if (isPending) return { state: 'loading', user: null };
  return data ? { state: 'signed-in', user: data } : { state: 'signed-out', user: null };
};
