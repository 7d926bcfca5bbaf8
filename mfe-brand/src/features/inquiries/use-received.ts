import type { ShownInquiries } from '@setu/marketplace';
import { useInfiniteQuery } from '@tanstack/react-query';
import { receivedInquiries } from '../../shared/inquiries.queries';
import type { LeadFilter } from '../../shared/lead-filter';

/** Received inquiries, in pages. */
export const useReceived = (shown: ShownInquiries, label: string | null, filter: LeadFilter) =>
  useInfiniteQuery(receivedInquiries(shown, label, filter));

export type ReceivedPages = ReturnType<typeof useReceived>;
