import { sitePath } from '@setu/contracts';

/**
 * The page to go to after sign-in, or null when what was sent is not a page of this site. Calls under /api are no
 * pages: no sign-in leads to a sign-out.
 */
export const returnPath = (wanted: unknown): string | null => {
  const path = sitePath(wanted);
  return path === null || /^\/api(\/|$|[?#])/i.test(path) ? null : path;
};
