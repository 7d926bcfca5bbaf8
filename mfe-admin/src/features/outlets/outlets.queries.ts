import { listProofs } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { OutletList } from './outlet-lists';

const firstPage: string | null = null;

const filterOf = (list: OutletList) => {
  if (list === 'agreements') return { state: 'waiting', hasAgreement: 'true' } as const;
  if (list === 'brands') return { state: 'waiting', hasAgreement: 'false' } as const;
  return { state: list };
};

/** People who say that they run an outlet, newest first, in pages. */
export const outletPages = (list: OutletList) =>
  infiniteQueryOptions({
    queryKey: [listProofs.path, 'pages', list],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listProofs, { ...filterOf(list), cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });
