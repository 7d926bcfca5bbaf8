import { inquiryStatuses } from '@setu/contracts';
import { inquiryCount, shownIn } from '@setu/marketplace';
import type { Read } from '@setu/mfe-kit';
import { boardColumn } from '../features/inquiries/board/board.queries';
import { viewIn } from '../features/inquiries/inquiries-view';
import { usedLabels } from '../features/inquiries/labels.queries';
import { receivedOffers } from '../features/offers/offers.queries';
import { myViews, openQuestions, replyRecord } from '../features/overview/overview.queries';
import { givenAssignments } from '../shared/assignments.queries';
import { myFranchiseDrafts } from '../shared/franchise-drafts.queries';
import { waitingFranchiseeCount } from '../shared/franchisees.queries';
import { myFranchises } from '../shared/franchises.queries';
import { labelIn, receivedInquiries, shownChoices } from '../shared/inquiries.queries';
import { leadFilterIn } from '../shared/lead-filter';
import { myRequirements } from '../shared/requirements.queries';

/** Tabs of the dashboard, in order. */
export const tabs = ['overview', 'franchises', 'requirements', 'inquiries'] as const;
export type Tab = (typeof tabs)[number];

export const tabLabels: Readonly<Record<Tab, string>> = {
  overview: 'Overview',
  franchises: 'Franchises',
  requirements: 'Property Needs',
  inquiries: 'Inquiries',
};

const inquiriesReads = (search: URLSearchParams): Read[] => {
  const [label, filter] = [labelIn(search), leadFilterIn(search)];
  if (viewIn(search) === 'list')
    return [receivedInquiries(shownIn(search, shownChoices), label, filter), usedLabels()];
  const columns = inquiryStatuses.map((status) => boardColumn(status, label, filter));
  return [receivedInquiries('all', label, filter), usedLabels(), ...columns];
};

/** The first reads of each tab. */
export const readsOfTab: Readonly<Record<Tab, (search: URLSearchParams) => Read[]>> = {
  overview: () => [
    myFranchises(),
    myRequirements(),
    inquiryCount('received', 'unanswered'),
    inquiryCount('received', 'unread'),
    myViews(),
    receivedInquiries(),
    givenAssignments(),
    waitingFranchiseeCount(),
    openQuestions(),
    replyRecord(),
  ],
  franchises: () => [myFranchises(), myFranchiseDrafts()],
  requirements: () => [myRequirements(), receivedOffers(), givenAssignments()],
  inquiries: inquiriesReads,
};
