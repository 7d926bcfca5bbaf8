import {
  type InquiryMessage,
  InquiryReply,
  listAllInquiries,
  listInquiries,
  type MessageFiles,
  replyToInquiry,
} from '@setu/contracts';
import { ApiError, api, toastError, useDraft, userMessageOf } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countFiles } from './files/files-draft';
import { thread } from './thread.queries';

/** Identifies the draft of a reply and its pending call. */
export const replyName = (inquiryId: string) => `inquiry:${inquiryId}:reply`;

/** Whether the server refused the message, so that sending the same text again cannot succeed. */
const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.status < 500;

interface Attached {
  files: MessageFiles;
  /** Whether uploads are pending. */
  isPending: boolean;
  forget: () => void;
}

interface Sent {
  message: string;
  files?: MessageFiles;
}

const notArrived =
  'Some files have not arrived yet. Wait for them, retry or remove them, then send the message.';

/** The message being written in a thread. Its text and files survive a closed drawer, an ended session and a failed call. */
export const useReply = (inquiryId: string, attached: Attached) => {
  const [message, write, forget] = useDraft(replyName(inquiryId));
  const [problem, setProblem] = useState<string>();
  const client = useQueryClient();

  const { start, isSending } = useSender({
    name: replyName(inquiryId),
    send: (reply: Sent) => api.call(replyToInquiry, { id: inquiryId, ...reply }),
    onSent: (sent, { message: text, files }) => {
      // The user may have started the next message meanwhile.
      if (message.trim() === text) forget();
      if (files) attached.forget();
      const { queryKey } = thread(inquiryId);
      client.setQueryData(
        queryKey,
        (before: InquiryMessage[] | undefined) =>
          before && [...before.filter(({ id }) => id !== sent.id), sent],
      );
      // The first answer changes an open inquiry to in progress, and the number of messages has grown.
      void client.invalidateQueries({ queryKey: [listInquiries.path] });
      void client.invalidateQueries({ queryKey: [listAllInquiries.path] });
    },
    onRefused: (error) => {
      if (isRefusal(error)) {
        setProblem(
          error.fieldErrors[0]?.message ?? userMessageOf(error) ?? 'This message could not be sent.',
        );
        return;
      }
      toastError('Failed to send message. Please try again.');
    },
  });

  const change = (text: string) => {
    setProblem(undefined);
    write(text);
  };

  /** Sends the message only once, even if called repeatedly. @returns whether it is being sent */
  const send = (): boolean => {
    if (isSending) return true;
    if (attached.isPending) {
      setProblem(notArrived);
      return false;
    }
    const files = countFiles(attached.files) > 0 ? { files: attached.files } : {};
    const parsed = InquiryReply.safeParse({ message, ...files });
    if (!parsed.success) {
      setProblem(parsed.error.issues[0]?.message);
      return false;
    }
    setProblem(undefined);
    start({ message: parsed.data.message, ...files });
    return true;
  };

  /** The problem is resolved when the files have been uploaded meanwhile. */
  const shown = problem === notArrived && !attached.isPending ? undefined : problem;
  return { message, change, problem: shown, send, isSending };
};
