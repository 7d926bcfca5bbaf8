import type { Boot } from '@setu/contracts';
import type { ShellRelease } from '@setu/protocol';

/**
 * Routes the shell serves itself. A remote that claims one of these paths takes it over.
 * The build writes them into release.json, so that the server knows them too.
 */
export const shellRoutes: Readonly<ShellRelease['routes']> = [{ path: '/', audience: 'signed-in' }];

/** The same at the site of a page: the administrators' site has pages of administrators only. */
export const shellRoutesAt = (site: Boot['site']): Readonly<ShellRelease['routes']> =>
  site === 'admin' ? [] : shellRoutes;
