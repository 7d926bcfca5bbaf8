import type { ShellRoute } from './find-route';

/**
 * Routes the shell serves itself. A remote that claims one of these paths takes it over.
 * The build writes them into release.json, so that the server knows them too.
 */
export const shellRoutes: readonly ShellRoute[] = [
  { path: '/', audience: 'signed-in' },
  { path: '/settings', audience: 'signed-in' },
];
