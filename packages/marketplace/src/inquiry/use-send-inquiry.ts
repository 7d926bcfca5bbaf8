import {
  type FranchiseView,
  getInvestorAnswers,
  InquiryForm,
  listInquiries,
  sendInquiry,
} from '@setu/contracts';
import {
  ApiError,
  api,
  handleUnauthorized,
  toastError,
  toastSuccess,
  useDraft,
  userMessageOf,
} from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import type { CallInput } from '@setu/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useInvestorDetails } from './details/use-investor-details';

/** Error messages by the name of the field. */
export type InquiryErrors = Partial<Record<(typeof fieldNames)[number], string>>;

const fieldNames = [
  'subject',
  'message',
  'budget',
  'startTime',
  'experience',
  'city',
  'phoneConsent',
  'phone',
] as const;

const errorsOf = (issues: readonly { path: string; message: string }[]): InquiryErrors => {
  const errors: InquiryErrors = {};
  for (const name of fieldNames) {
    const issue = issues.find(({ path }) => path === name);
    if (issue) errors[name] = issue.message;
  }
  return errors;
};

/**
 * The state of an inquiry that is being written. Its text survives an ended session and a failed call. It does not use
 * `useSendForm`, which would add react-hook-form to remotes without other forms.
 * @param onSent called after the inquiry is stored
 */
export const useSendInquiry = (franchise: Pick<FranchiseView, 'id' | 'brandId'>, onSent: () => void) => {
  const [subject, setSubject, forgetSubject] = useDraft(`inquiry:${franchise.id}:subject`);
  const [message, setMessage, forgetMessage] = useDraft(`inquiry:${franchise.id}:message`);
  const details = useInvestorDetails(franchise.id);
  const [errors, setErrors] = useState<InquiryErrors>({});
  const [reason, setReason] = useState<string | null>(null);
  const client = useQueryClient();

  const { start, isSending } = useSender({
    name: `inquiry:${franchise.id}`,
    send: (form: Omit<CallInput<typeof sendInquiry>, 'toUserId' | 'franchiseId'>) =>
      api.call(sendInquiry, { ...form, toUserId: franchise.brandId, franchiseId: franchise.id }),
    onSent: () => {
      forgetSubject();
      forgetMessage();
      details.forget();
      void client.invalidateQueries({ queryKey: [listInquiries.path] });
      void client.invalidateQueries({ queryKey: [getInvestorAnswers.path] });
      toastSuccess('Your inquiry has been sent successfully!');
      onSent();
    },
    onUnauthorized: () => handleUnauthorized('Please login to send an inquiry.'),
    onRefused: (error) => {
      if (error instanceof ApiError) setErrors(errorsOf(error.fieldErrors));
      setReason(userMessageOf(error));
      toastError('Failed to send inquiry. Please try again.');
    },
  });

  /** Sends the inquiry. @returns the errors of the fields; empty when it is being sent */
  const send = (): InquiryErrors => {
    if (isSending) return {};
    const text = InquiryForm.safeParse({ subject, message, ...details.sent() });
    const found = text.success
      ? {}
      : errorsOf(text.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })));
    setErrors(found);
    setReason(null);
    if (text.success) start(text.data);
    return found;
  };

  /** Removes the error of a field until the next attempt. */
  const clearError = (field: keyof InquiryErrors) =>
    setErrors((before) => ({ ...before, [field]: undefined }));

  /** Stores the text of a field. */
  const write = (field: 'subject' | 'message', text: string) => {
    (field === 'subject' ? setSubject : setMessage)(text);
    clearError(field);
  };

  return {
    fields: { subject, message },
    write,
    details,
    clearError,
    errors,
    send,
    isSending,
    /** The server's message about a failure; null without one. */
    reason,
  };
};
