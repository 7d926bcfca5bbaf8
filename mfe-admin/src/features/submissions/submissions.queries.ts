import { listConsultations, listContactMessages } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** Requests for a consultation, newest first, in pages. */
export const consultationPages = () =>
  infiniteQueryOptions({
    queryKey: [listConsultations.path],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listConsultations, { cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

/** Messages of the contact form, newest first, in pages. */
export const contactPages = () =>
  infiniteQueryOptions({
    queryKey: [listContactMessages.path],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listContactMessages, { cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });
