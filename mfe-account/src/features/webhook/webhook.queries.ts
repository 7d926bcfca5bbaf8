import { getWebhook, listWebhookDeliveries } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** The webhook of the brand; null when it has none. */
export const webhook = () =>
  queryOptions({
    queryKey: [getWebhook.path],
    queryFn: ({ signal }) => api.call(getWebhook, {}, { signal }),
  });

const firstPage: string | null = null;
/** Deliveries that the log shows at first, and adds with each “Load more”. */
const perPage = 10;

/** The deliveries of the last 30 days, newest first, in pages. */
export const webhookDeliveries = () =>
  infiniteQueryOptions({
    queryKey: [listWebhookDeliveries.path],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listWebhookDeliveries, { limit: perPage, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });
