import { getBrandProfile } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** The signed-in brand's profile; null before the brand has saved one. */
export const brandProfile = () =>
  queryOptions({
    queryKey: [getBrandProfile.path],
    meta: { refreshedBy: ['verification-changed'] },
    queryFn: ({ signal }) => api.call(getBrandProfile, {}, { signal }),
  });
