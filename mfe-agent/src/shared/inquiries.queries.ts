import { type InquiryBox, listInquiries } from '@setu/contracts';
import { inquiryNotifications } from '@setu/marketplace';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** Inquiries of one box in pages, newest first: sent offers, received requests to visit. */
export const inquiryPages = (box: InquiryBox) =>
  infiniteQueryOptions({
    queryKey: [listInquiries.path, box],
    meta: { refreshedBy: inquiryNotifications },
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listInquiries, { box, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

/** The key of every list of inquiries. */
export const allInquiries = [listInquiries.path];
