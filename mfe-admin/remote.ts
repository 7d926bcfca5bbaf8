import { defineRemote, type Read, type RouteContext } from '@setu/mfe-kit';
import { contentViewOf, inquiryViewOf, tabOf, userViewOf } from './src/dashboard/address';
import { dashboardHead } from './src/dashboard/head';
import type { TabName } from './src/dashboard/tabs';
import { agentPages } from './src/features/agents/agents.queries';
import { brandPages, brandSearchOf } from './src/features/brands/brands.queries';
import { siteContent } from './src/features/content/content.queries';
import { featuredPages } from './src/features/featured/featured.queries';
import { readFeaturedSearch } from './src/features/featured/featured-search';
import {
  franchiseeReviewPages,
  reviewStateOf,
} from './src/features/franchisee-reviews/franchisee-reviews.queries';
import { inquiryPages, newestInquiries } from './src/features/inquiries/inquiries.queries';
import { searchedText, showsAll } from './src/features/inquiries/inquiries-address';
import { listingPages } from './src/features/listings/listings.queries';
import { readListingsFilter } from './src/features/listings/listings-filter';
import { sampleCredentials } from './src/features/login/login.queries';
import { loginHead } from './src/features/login/login-head';
import { mailPages } from './src/features/mails/mails.queries';
import { readMailsFilter } from './src/features/mails/mails-filter';
import { messageReportPages } from './src/features/message-reports/message-reports.queries';
import { outletListOf } from './src/features/outlets/outlet-lists';
import { outletPages } from './src/features/outlets/outlets.queries';
import {
  adminStats,
  adminTrends,
  openListingReports,
  openMessageReports,
  recentActivity,
  reportedReviews,
  waitingAgreements,
  waitingReviews,
} from './src/features/overview/overview.queries';
import { reportPages } from './src/features/reports/reports.queries';
import { reviewPages } from './src/features/reviews/reviews.queries';
import { siteSettings } from './src/features/settings/settings.queries';
import { consultationPages, contactPages } from './src/features/submissions/submissions.queries';
import { userPages } from './src/features/users/users.queries';
import { readUsersFilter } from './src/features/users/users-filter';
import { adminLookup } from './src/shared/admin-auth/admin-auth.queries';
import { reportStateOf } from './src/shared/reports/report-state';

const readsOfInquiries = (search: URLSearchParams): Read => {
  const view = inquiryViewOf(search);
  if (view === 'consultations') return consultationPages();
  if (view === 'messages') return contactPages();
  if (view === 'reports') return messageReportPages(reportStateOf(search));
  const text = searchedText(search);
  if (text !== '') return inquiryPages(text);
  return showsAll(search) ? inquiryPages() : newestInquiries();
};

const readsOfUsers: Readonly<Record<ReturnType<typeof userViewOf>, (search: URLSearchParams) => Read>> = {
  users: (search) => userPages(readUsersFilter(search)),
  brands: (search) => brandPages(brandSearchOf(search)),
  agents: agentPages,
  outlets: (search) => outletPages(outletListOf(search)),
  mail: (search) => mailPages(readMailsFilter(search)),
};

const readsOfContent: Readonly<Record<ReturnType<typeof contentViewOf>, (search: URLSearchParams) => Read>> =
  {
    copy: siteContent,
    featured: (search) => featuredPages(readFeaturedSearch(search)),
    listings: (search) => listingPages(readListingsFilter(search)),
    reviews: reviewPages,
    reports: (search) => reportPages(reportStateOf(search)),
    'franchisee-reviews': (search) => franchiseeReviewPages(reviewStateOf(search)),
  };

/** The first reads of each tab. */
const readsOf: Readonly<Record<TabName, (search: URLSearchParams) => Read[]>> = {
  overview: () => [
    waitingReviews(),
    openListingReports(),
    openMessageReports(),
    waitingAgreements(),
    reportedReviews(),
    adminStats(),
    adminTrends(),
    recentActivity(),
  ],
  users: (search) => [readsOfUsers[userViewOf(search)](search)],
  content: (search) => [readsOfContent[contentViewOf(search)](search)],
  inquiries: (search) => [readsOfInquiries(search)],
  settings: () => [siteSettings()],
};

const dashboard = {
  screen: './admin-dashboard' as const,
  reads: ({ search }: RouteContext): Read[] => [adminLookup(), ...readsOf[tabOf(search)](search)],
  head: dashboardHead,
};

/** The administrators' login and their dashboard. Only the administrator session decides what a page may read. */
export const remote = defineRemote({
  name: 'mfe-admin',
  routes: [
    {
      path: '/admin/login',
      audience: 'everyone',
      screen: './admin-login',
      reads: () => [adminLookup(), sampleCredentials()],
      head: loginHead,
    },
    { path: '/admin', audience: 'everyone', ...dashboard },
    { path: '/dashboard', audience: ['admin'], ...dashboard },
  ],
});
