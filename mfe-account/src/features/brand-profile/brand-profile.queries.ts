import { getBrandProfile } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** The signed-in brand's profile; null while nothing is known. */
export const brandProfile = () =>
  queryOptions({
    queryKey: [getBrandProfile.path],
    meta: { refreshedBy: ['verification-changed'] },
    queryFn: ({ signal }) => api.call(getBrandProfile, {}, { signal }),
  });
