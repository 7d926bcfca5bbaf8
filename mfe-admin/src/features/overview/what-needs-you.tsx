import { countedItem, WaitingList } from '@setu/marketplace';
import { RetryNotice } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { searchOf } from '../../shared/search-of';
import {
  openListingReports,
  openMessageReports,
  reportedReviews,
  waitingAgreements,
  waitingReviews,
} from './overview.queries';

/** Open decisions of administrators: reviews of listings, agreements of franchisees, and reports. */
export function WhatNeedsYou() {
  const reviews = useQuery(waitingReviews());
  const listings = useQuery(openListingReports());
  const messages = useQuery(openMessageReports());
  const agreements = useQuery(waitingAgreements());
  const reported = useQuery(reportedReviews());
  const reads = [reviews, listings, messages, agreements, reported];
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
    ...countedItem(agreements.data, {
      key: 'agreements',
      one: 'agreement of a franchisee waits for you',
      several: 'agreements of franchisees wait for you',
      to: { search: searchOf({ tab: 'users', view: 'outlets' }) },
    }),
    ...countedItem(reported.data, {
      key: 'reported-reviews',
      one: 'review by a franchisee is reported',
      several: 'reviews by franchisees are reported',
      to: { search: searchOf({ tab: 'content', view: 'franchisee-reviews' }) },
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
