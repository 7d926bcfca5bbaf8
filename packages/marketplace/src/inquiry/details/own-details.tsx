import { type InquiryView, listInquiries, withdrawPhone } from '@setu/contracts';
import { api, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { Button, Text } from '@setu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { InvestorDetails, phoneText } from './investor-details';

/** The plans in the sender's own inquiry, and the shared number, which the sender may withdraw. */
export function OwnDetails({ inquiry }: { inquiry: Pick<InquiryView, 'id' | 'plans' | 'phone'> }) {
  const client = useQueryClient();
  const [isWithdrawn, setWithdrawn] = useState(false);
  const withdrawn = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus no longer exists.
    if (isWithdrawn) withdrawn.current?.focus();
  }, [isWithdrawn]);
  const { start, isSending } = useSender({
    name: `inquiry:${inquiry.id}:phone`,
    send: (id: string) => api.call(withdrawPhone, { id }),
    onSent: () => {
      setWithdrawn(true);
      void client.invalidateQueries({ queryKey: [listInquiries.path] });
      toastSuccess('The brand no longer sees your phone number.');
    },
    onRefused: (error) =>
      toastError({
        title: 'Your phone number was not withdrawn.',
        description: userMessageOf(error) ?? 'Please try again.',
      }),
  });
  const { plans, phone } = inquiry;
  const isShared = Boolean(phone?.number) && !isWithdrawn;
  return (
    <>
      <InvestorDetails inquiry={{ plans }} />
      {phone?.number && isShared ? (
        <>
          <Text $size={14}>The brand sees your phone number {phoneText(phone.number)}.</Text>
          <Button variant="secondary" size="sm" busy={isSending} onClick={() => start(inquiry.id)}>
            Withdraw my phone number
          </Button>
        </>
      ) : null}
      {phone && !isShared ? (
        <Text ref={withdrawn} tabIndex={-1} $size={14} $tone="muted">
          You have withdrawn your phone number.
        </Text>
      ) : null}
    </>
  );
}
