import { addInquiryNote, type InquiryNote, InquiryNoteDraft } from '@setu/contracts';
import { ApiError, api, toastError, useDraft, userMessageOf } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inquiryNotes } from './notes.queries';

/** The note being written about an inquiry. Its text survives a closed conversation, an ended session and a failed call. */
export const useAddNote = (inquiryId: string) => {
  const name = `inquiry:${inquiryId}:note`;
  const [text, write, forget] = useDraft(name);
  const [problem, setProblem] = useState<string>();
  const client = useQueryClient();
  const { start, isSending } = useSender({
    name,
    send: (note: string) => api.call(addInquiryNote, { id: inquiryId, text: note }),
    onSent: async (added, sent) => {
      // The next note may have been started in the meantime.
      if (text.trim() === sent) forget();
      const { queryKey } = inquiryNotes(inquiryId);
      client.setQueryData(queryKey, (before: InquiryNote[] | undefined) => before && [added, ...before]);
      await client.invalidateQueries({ queryKey });
    },
    onRefused: (error) => {
      const isRefusal = error instanceof ApiError && error.status < 500;
      if (!isRefusal) return toastError('Failed to save the note. Please try again.');
      setProblem(error.fieldErrors[0]?.message ?? userMessageOf(error) ?? 'This note could not be saved.');
    },
  });
  const change = (typed: string) => {
    setProblem(undefined);
    write(typed);
  };
  const add = () => {
    const parsed = InquiryNoteDraft.safeParse({ text });
    if (!parsed.success) return setProblem(parsed.error.issues[0]?.message);
    start(parsed.data.text);
  };
  return { text, change, problem, add, isSending };
};
