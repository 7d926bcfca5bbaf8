import { getAdminSettings } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** Site name and description. */
export const siteSettings = () =>
  queryOptions({
    queryKey: [getAdminSettings.path],
    queryFn: ({ signal }) => api.call(getAdminSettings, {}, { signal }),
  });
