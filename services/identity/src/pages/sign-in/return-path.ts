import { sitePath } from '@setu/contracts';

/**
 * The page to open after sign-in, or null when the value is not a page of this site. Calls under /api are not pages, so
 * that a sign-in cannot redirect to a sign-out.
 */
export const returnPath = (wanted: unknown): string | null => {
  const path = sitePath(wanted);
  return path === null || /^\/api(\/|$|[?#])/i.test(path) ? null : path;
};
