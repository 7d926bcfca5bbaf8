import { getSiteSettings, listPublicContent, type PublicContent } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** Active site copy, whole or of one section. */
export const siteCopy = (section?: PublicContent['section']) =>
  queryOptions({
    queryKey: [listPublicContent.path, { section }],
    queryFn: ({ signal }) => api.call(listPublicContent, { section }, { signal }),
  });

/** Name and description of the site, for what pages say of themselves. */
export const siteSettings = () =>
  queryOptions({
    queryKey: [getSiteSettings.path],
    queryFn: ({ signal }) => api.call(getSiteSettings, {}, { signal }),
  });
