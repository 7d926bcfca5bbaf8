import { countedItem, inquiryCount, WaitingListIfAny } from '@setu/marketplace';
import { useQuery } from '@tanstack/react-query';

/** Unread answers, above the franchises; hidden when there are none. */
export function WhatNeedsYou() {
  const { data } = useQuery(inquiryCount('sent', 'unread'));
  return (
    <WaitingListIfAny
      items={countedItem(data, {
        key: 'unread',
        one: 'conversation has something that you have not read',
        several: 'conversations have something that you have not read',
        to: '?tab=interests&show=unread',
      })}
    />
  );
}
