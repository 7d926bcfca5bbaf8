import type { CurrentUser } from '@setu/contracts';
import { useQuery } from '@tanstack/react-query';
import { currentUser } from './current-user';

/** Who uses the page. `signed-in` always comes with the user. */
export type Session =
  | { state: 'loading'; user: null }
  | { state: 'signed-in'; user: CurrentUser }
  | { state: 'signed-out'; user: null };

/** The session's state. A lookup that fails counts as signed out, as one that finds nobody does. */
export const useSession = (): Session => {
  const { data, isPending } = useQuery(currentUser());
  if (isPending) return { state: 'loading', user: null };
  return data ? { state: 'signed-in', user: data } : { state: 'signed-out', user: null };
};
