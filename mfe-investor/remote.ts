import {
  franchisePages,
  inquiryCount,
  readFilter,
  savedFranchises,
  shownIn,
  toFranchiseQuery,
} from '@setu/marketplace';
import { defineRemote, type Read, type RouteContext } from '@setu/mfe-kit';
import { readTab } from './src/dashboard/address';
import { dashboardHead } from './src/dashboard/head';
import type { Tab } from './src/dashboard/tabs';
import { insights } from './src/features/insights/insights.queries';
import { followedBrands } from './src/features/interests/followed.queries';
import { myInquiries, shownChoices } from './src/features/interests/interests.queries';

/** The first reads of each tab. */
const readsOf: Readonly<Record<Tab, (search: URLSearchParams) => Read[]>> = {
  browse: (search) => [franchisePages(toFranchiseQuery(readFilter(search))), inquiryCount('sent', 'unread')],
  interests: (search) => [myInquiries(shownIn(search, shownChoices)), savedFranchises(), followedBrands()],
  calculator: () => [],
  insights: () => [insights()],
};

const dashboard = {
  screen: './dashboard' as const,
  reads: ({ search }: RouteContext) => readsOf[readTab(search)](search),
  head: dashboardHead,
};

/** The investor's dashboard. It is also shown at /properties to roles that have no dashboard of properties. */
export const remote = defineRemote({
  name: 'mfe-investor',
  routes: [
    { path: '/dashboard', audience: ['investor'], ...dashboard },
    { path: '/properties', audience: ['investor', 'admin'], ...dashboard },
  ],
});
