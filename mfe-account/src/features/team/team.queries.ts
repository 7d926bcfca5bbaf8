import { getTeam } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** The members of the brand's team. */
export const team = () =>
  queryOptions({ queryKey: [getTeam.path], queryFn: ({ signal }) => api.call(getTeam, {}, { signal }) });
