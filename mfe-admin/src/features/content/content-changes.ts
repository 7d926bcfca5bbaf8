import { listActivity, listPublicContent } from '@setu/contracts';
import { toastError, userMessageOf } from '@setu/mfe-kit';
import type { QueryClient } from '@tanstack/react-query';
import { siteContent } from './content.queries';

/** Reads site copy again after a change, here and on the pages. */
export const contentChanged = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: siteContent().queryKey }),
    client.invalidateQueries({ queryKey: [listPublicContent.path] }),
    client.invalidateQueries({ queryKey: [listActivity.path], refetchType: 'none' }),
  ]);
};

/** Says that it did not work, in the server's words where it gave some. */
export const contentFailed = (error: Error, otherwise: string): void => {
  toastError(userMessageOf(error) ?? otherwise);
};
