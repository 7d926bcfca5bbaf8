import type { Boot, ShellRelease } from '@setu/protocol';

/**
 * Routes the shell serves itself. A remote that claims one of these paths takes it over.
 * The build writes them into release.json, so that the server knows them too.
 */
export const shellRoutes: Readonly<ShellRelease['routes']> = [{ path: '/', audience: 'signed-in' }];

/** Pages of remotes to which every page leads: the menu of the account, and the notice about an address that is not confirmed. */
export const neededPages: Readonly<ShellRelease['needs']> = [{ path: '/settings', audience: 'signed-in' }];

/** The shell's routes at the site of a page: the administrators' site has pages of administrators only. */
export const shellRoutesAt = (site: Boot['site']): Readonly<ShellRelease['routes']> =>
  site === 'admin' ? [] : shellRoutes;
