import { inquiryCount, shownIn } from '@setu/marketplace';
import type { Read } from '@setu/mfe-kit';
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
  inquiries: (search) => [
    receivedInquiries(shownIn(search, shownChoices), labelIn(search), leadFilterIn(search)),
  ],
};
