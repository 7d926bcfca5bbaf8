import { listInquiryNotes } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** The team's notes about an inquiry, newest first. */
export const inquiryNotes = (inquiryId: string) =>
  queryOptions({
    queryKey: [listInquiryNotes.path, inquiryId],
    queryFn: ({ signal }) => api.call(listInquiryNotes, { id: inquiryId }, { signal }),
  });
