import { listActivity, listPublicContent } from '@setu/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { siteContent } from './content.queries';

/** Loads site copy again after a change, in the dashboard and on the pages. */
export const refreshContent = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: siteContent().queryKey }),
    client.invalidateQueries({ queryKey: [listPublicContent.path] }),
    client.invalidateQueries({ queryKey: [listActivity.path], refetchType: 'none' }),
  ]);
};
