import { defineRemote, type RouteContext } from '@setu/mfe-kit';
import { readAddress } from './src/dashboard/address';
import { dashboardHead } from './src/dashboard/head';
import { readsOfTab, type Tab } from './src/dashboard/tabs';

const readsFrom =
  (firstTab: Tab) =>
  ({ search }: RouteContext) =>
    readsOfTab[readAddress(search, firstTab).tab](search);

/** The dashboard of brands; at /properties it opens their property needs. */
export const remote = defineRemote({
  name: 'mfe-brand',
  routes: [
    {
      path: '/dashboard',
      audience: ['brand'],
      screen: './dashboard',
      reads: readsFrom('overview'),
      head: dashboardHead,
    },
    {
      path: '/properties',
      audience: ['brand'],
      screen: './properties',
      reads: readsFrom('requirements'),
      head: dashboardHead,
    },
  ],
});
