import { listMyRequirements } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** All property requirements of the brand, newest first. */
export const myRequirements = () =>
  queryOptions({
    queryKey: [listMyRequirements.path],
    queryFn: ({ signal }) => api.callAll(listMyRequirements, {}, { signal }),
  });
