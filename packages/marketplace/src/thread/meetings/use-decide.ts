import {
  acceptMeeting,
  cancelMeeting,
  declineMeeting,
  listAllInquiries,
  listInquiries,
  type Meeting,
} from '@setu/contracts';
import {
  api,
  handleUnauthorized,
  isUnauthorized,
  toastError,
  toastSuccess,
  userMessageOf,
} from '@setu/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meetings } from './meetings.queries';

export type Decision = { kind: 'accept'; time: string } | { kind: 'decline' } | { kind: 'cancel' };

const done: Readonly<Record<Decision['kind'], string>> = {
  accept: 'The time is agreed.',
  decline: 'The times are declined.',
  cancel: 'The meeting is cancelled.',
};

const send = ({ id: meetingId, inquiryId: id }: Meeting, decision: Decision): Promise<Meeting> => {
  if (decision.kind === 'accept') return api.call(acceptMeeting, { id, meetingId, time: decision.time });
  if (decision.kind === 'decline') return api.call(declineMeeting, { id, meetingId });
  return api.call(cancelMeeting, { id, meetingId });
};

/** Decides about a meeting, and shows the result, also when the other side was faster. */
export const useDecide = (meeting: Meeting) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => send(meeting, decision),
    onSuccess: (_changed, { kind }) => toastSuccess(done[kind]),
    onError: (error) => {
      if (isUnauthorized(error)) return handleUnauthorized();
      toastError({
        title: 'The meeting was not changed.',
        description: userMessageOf(error) ?? 'Please try again.',
      });
    },
    onSettled: () => {
      // An accepted meeting changes the status of its inquiry.
      for (const { path } of [listInquiries, listAllInquiries])
        void client.invalidateQueries({ queryKey: [path] });
      return client.invalidateQueries(meetings(meeting.inquiryId));
    },
  });
};
