import { countedItem, inquiryCount, WaitingListIfAny } from '@setu/marketplace';
import { useQuery } from '@tanstack/react-query';
import { withDrawer } from './address';

/** Requests to visit without an answer, and messages that the agent has not read; nothing when there are none. */
export function WhatNeedsYou({ search }: { search: URLSearchParams }) {
  const { data: unanswered } = useQuery(inquiryCount('received', 'unanswered'));
  const { data: asked } = useQuery(inquiryCount('received', 'unread'));
  const { data: offered } = useQuery(inquiryCount('sent', 'unread'));
  const to = { search: withDrawer(search, 'messages') };
  return (
    <WaitingListIfAny
      items={[
        ...countedItem(unanswered, {
          key: 'unanswered',
          one: 'visit request waits for your first answer',
          several: 'visit requests wait for your first answer',
          to,
        }),
        ...countedItem(asked, {
          key: 'asked',
          one: 'visit request has something that you have not read',
          several: 'visit requests have something that you have not read',
          to,
        }),
        ...countedItem(offered, {
          key: 'offered',
          one: 'offer has an answer that you have not read',
          several: 'offers have an answer that you have not read',
          to,
        }),
      ]}
    />
  );
}
