import { getTeam } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** Who works in the account of the brand. */
export const team = () =>
  queryOptions({ queryKey: [getTeam.path], queryFn: ({ signal }) => api.call(getTeam, {}, { signal }) });
