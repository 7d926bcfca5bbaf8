import { getPushSettings } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';
import { readBrowserPush } from './browser-push';

/** The user's browsers that get push messages. */
export const pushSettings = () =>
  queryOptions({
    queryKey: [getPushSettings.path],
    queryFn: ({ signal }) => api.call(getPushSettings, {}, { signal }),
  });

/** Whether this browser can show notifications. */
export const browserPush = () =>
  queryOptions({ queryKey: ['browser-push'], queryFn: readBrowserPush, staleTime: 0 });
