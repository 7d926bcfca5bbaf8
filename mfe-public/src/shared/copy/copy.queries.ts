import { getSiteSettings, listPublicContent, type PublicContent } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** Active site copy, of all sections or one. */
export const siteCopy = (section?: PublicContent['section']) =>
  queryOptions({
    queryKey: [listPublicContent.path, { section }],
    queryFn: ({ signal }) => api.call(listPublicContent, { section }, { signal }),
  });

/** Name and description of the site, for the heads of pages. */
export const siteSettings = () =>
  queryOptions({
    queryKey: [getSiteSettings.path],
    queryFn: ({ signal }) => api.call(getSiteSettings, {}, { signal }),
  });
