import { listMeetings } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** The meetings of an inquiry, newest first. */
export const meetings = (inquiryId: string) =>
  queryOptions({
    queryKey: [listMeetings.path, inquiryId],
    meta: { refreshedBy: ['meeting-changed'] },
    queryFn: ({ signal }) => api.call(listMeetings, { id: inquiryId }, { signal }),
  });
