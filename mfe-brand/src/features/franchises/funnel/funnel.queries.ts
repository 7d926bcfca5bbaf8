import { countSaves, getFranchiseFunnel } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** Periods of the figures, days. */
export const periods = ['30', '90'] as const;
export type Period = (typeof periods)[number];

/** The funnel of one franchise in the last days, from views to deals. */
export const franchiseFunnel = (id: string, days: Period) =>
  queryOptions({
    queryKey: [getFranchiseFunnel.path, id, days],
    queryFn: ({ signal }) => api.call(getFranchiseFunnel, { id, days }, { signal }),
  });

/** The number of users who saved a franchise since the beginning of a day in India. */
export const savesSince = (id: string, day: string) =>
  queryOptions({
    queryKey: [countSaves.path, id, day],
    queryFn: async ({ signal }) => {
      const since = new Date(`${day}T00:00:00+05:30`).toISOString();
      return (await api.call(countSaves, { id, since }, { signal })).saves;
    },
  });
