import { getMailSettings } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** Topics that the user gets mail about. */
export const mailSettings = () =>
  queryOptions({
    queryKey: [getMailSettings.path],
    queryFn: ({ signal }) => api.call(getMailSettings, {}, { signal }),
  });
