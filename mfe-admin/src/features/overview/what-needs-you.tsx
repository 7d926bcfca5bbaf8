import { countedItem, WaitingList } from '@setu/marketplace';
import { RetryNotice } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { searchOf } from '../../shared/search-of';
import { openListingReports, openMessageReports, waitingReviews } from './overview.queries';

/** Open decisions of administrators: reviews and reports. */
export function WhatNeedsYou() {
  const reviews = useQuery(waitingReviews());
  const listings = useQuery(openListingReports());
  const messages = useQuery(openMessageReports());
  const reads = [reviews, listings, messages];
  const items = [
    ...countedItem(reviews.data, {
      key: 'reviews',
      one: 'listing waits for review',
      several: 'listings wait for review',
      to: { search: searchOf({ tab: 'content', view: 'reviews' }) },
    }),
    ...countedItem(listings.data, {
      key: 'listing-reports',
      one: 'report of a listing is open',
      several: 'reports of listings are open',
      to: { search: searchOf({ tab: 'content', view: 'reports' }) },
    }),
    ...countedItem(messages.data, {
      key: 'message-reports',
      one: 'report of a message is open',
      several: 'reports of messages are open',
      to: { search: searchOf({ tab: 'inquiries', view: 'reports' }) },
    }),
  ];
  return (
    <>
      {items.length > 0 || reads.every(({ error }) => !error) ? (
        <WaitingList items={items} isLoading={reads.some(({ isPending }) => isPending)} />
      ) : null}
      <RetryNotice text="Some of what waits for you could not be loaded." reads={reads} />
    </>
  );
}
