import type { AssignmentView, FranchiseView } from '@setu/contracts';
import {
  countedItem,
  inquiryCount,
  type WaitingItem,
  WaitingList,
  WaitingListIfAny,
} from '@setu/marketplace';
import { useUnauthorized } from '@setu/mfe-kit';
import { RetryNotice } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { givenAssignments } from '../../shared/assignments.queries';
import { waitingFranchiseeCount } from '../../shared/franchisees.queries';
import { myFranchises } from '../../shared/franchises.queries';
import { openQuestions } from './overview.queries';

const returned = (franchises: readonly FranchiseView[] = []): WaitingItem[] =>
  franchises
    .filter(({ review }) => review?.state === 'returned')
    .map(({ id, title, review }) => ({
      key: id,
      text: `Change and send again: ${title}`,
      ...(review?.reason && { note: `An administrator returned it: ${review.reason}` }),
      to: `?tab=franchises&edit=${id}`,
    }));

const completed = (assignments: readonly AssignmentView[] = []): WaitingItem[] =>
  assignments
    .filter(({ awaitsConfirmation }) => awaitsConfirmation)
    .map(({ id, agentName, demandTitle }) => ({
      key: id,
      text: `Confirm completion: ${demandTitle}`,
      note: `${agentName} says this assignment is completed.`,
      to: '?tab=requirements',
    }));

/**
 * Open tasks of the brand: inquiries, people who run an outlet, completed assignments, and returned franchises. While listings need confirmation, it does not
 * say that nothing waits, because the questions are shown below.
 */
export function WhatNeedsYou() {
  const unanswered = useQuery(inquiryCount('received', 'unanswered'));
  const unread = useQuery(inquiryCount('received', 'unread'));
  const assignments = useQuery(givenAssignments());
  const franchises = useQuery(myFranchises());
  const franchisees = useQuery(waitingFranchiseeCount());
  const questions = useQuery(openQuestions());
  const reads = [unanswered, unread, assignments, franchises, franchisees];
  useUnauthorized(...reads.map(({ error }) => error));
  const items = [
    ...countedItem(unanswered.data, {
      key: 'unanswered',
      one: 'inquiry waits for your first answer',
      several: 'inquiries wait for your first answer',
      to: '?tab=inquiries&show=unanswered',
    }),
    ...countedItem(unread.data, {
      key: 'unread',
      one: 'conversation has something that you have not read',
      several: 'conversations have something that you have not read',
      to: '?tab=inquiries&show=unread',
    }),
    ...countedItem(franchisees.data, {
      key: 'franchisees',
      one: 'person says that they run an outlet of yours: confirm or decline',
      several: 'people say that they run an outlet of yours: confirm or decline',
      to: '?tab=franchises',
    }),
    ...completed(assignments.data),
    ...returned(franchises.data),
  ];
  const isAsked = (questions.data?.length ?? 0) > 0;
  return (
    <>
      {isAsked || reads.some(({ error }) => error) ? (
        <WaitingListIfAny items={items} />
      ) : (
        <WaitingList items={items} isLoading={[...reads, questions].some(({ isPending }) => isPending)} />
      )}
      {/* The figures below report failures of the other two. */}
      <RetryNotice
        text="Some of what waits for you could not be loaded."
        reads={[unread, assignments, franchisees]}
      />
    </>
  );
}
