import { type ListingKind, listAllInquiries, listListings, listUsers } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** Number of results of each kind. */
const limit = 5;

/** The first users whose name, email or id matches. */
export const foundUsers = (search: string) =>
  queryOptions({
    queryKey: [listUsers.path, 'find', search],
    queryFn: ({ signal }) => api.callPage(listUsers, { search, limit }, { signal }),
  });

/** The first listings of a kind whose title or id matches. */
export const foundListings = (kind: ListingKind, search: string) =>
  queryOptions({
    queryKey: [listListings.path, 'find', kind, search],
    queryFn: ({ signal }) => api.callPage(listListings, { kind, search, limit }, { signal }),
  });

/** The first inquiries whose subject, people or id matches. */
export const foundInquiries = (search: string) =>
  queryOptions({
    queryKey: [listAllInquiries.path, 'find', search],
    queryFn: ({ signal }) => api.callPage(listAllInquiries, { search, limit }, { signal }),
  });
