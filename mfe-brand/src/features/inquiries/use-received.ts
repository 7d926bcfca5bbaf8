import type { ShownInquiries } from '@setu/marketplace';
import { useInfiniteQuery } from '@tanstack/react-query';
import { receivedInquiries } from '../../shared/inquiries.queries';

/** Received inquiries, in pages. */
export const useReceived = (shown: ShownInquiries, label: string | null) =>
  useInfiniteQuery(receivedInquiries(shown, label));

export type ReceivedPages = ReturnType<typeof useReceived>;
