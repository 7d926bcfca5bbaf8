import type { Audience } from '@setu/contracts';
import { NotFoundError } from '@setu/service-kit';
import type { ReadApi } from '../renderer/page-renderer';
import { sessionKindOf } from '../sessions/signed-in-session';

const maxUrlLength = 2_000;
/** Path and query of an API address: printable ASCII without `#` and `\`. */
const apiUrl = /^\/api\/[!"$-[\]-~]*$/;

interface PageRoute {
  path: string;
  audience: Audience;
}

/** The administrators' pages: those for their role, and those below /admin, whose session is a second one. */
const isForAdmins = ({ path, audience }: PageRoute): boolean =>
  (Array.isArray(audience) && audience.includes('admin')) || /^\/admin(\/|$)/.test(path);

/**
 * What server code may read for a page of this route: JSON by GET from the live services, as this visitor, and what is
 * the administrators' for their pages only.
 * @param read makes the read; throws NotFoundError where no live service answers such a GET
 */
export const readsOfPage =
  (route: PageRoute, read: ReadApi): ReadApi =>
  async (url) => {
    const path = url.split('?')[0] ?? '';
    if (url.length > maxUrlLength || !apiUrl.test(url))
      throw new NotFoundError('not_found', 'A page reads addresses of the API only: /api/… in ASCII');
    if (sessionKindOf(path) === 'admin' && !isForAdmins(route))
      throw new NotFoundError(
        'not_found',
        `${path} is for administrators' pages, which ${route.path} is not`,
      );
    return read(url);
  };
