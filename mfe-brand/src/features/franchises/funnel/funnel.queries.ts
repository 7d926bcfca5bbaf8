import { countSaves, getFranchiseFunnel } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** Periods of figures, days. */
export const periods = ['30', '90'] as const;
export type Period = (typeof periods)[number];

/** From views to deals of one franchise in the last days. */
export const franchiseFunnel = (id: string, days: Period) =>
  queryOptions({
    queryKey: [getFranchiseFunnel.path, id, days],
    queryFn: ({ signal }) => api.call(getFranchiseFunnel, { id, days }, { signal }),
  });

/** How many users saved a franchise since a day in India began. */
export const savesSince = (id: string, day: string) =>
  queryOptions({
    queryKey: [countSaves.path, id, day],
    queryFn: async ({ signal }) => {
      const since = new Date(`${day}T00:00:00+05:30`).toISOString();
      return (await api.call(countSaves, { id, since }, { signal })).saves;
    },
  });
