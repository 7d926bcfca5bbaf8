import { defineRemote, type RouteContext } from '@setu/mfe-kit';
import { readTab } from './src/dashboard/address';
import { dashboardHead } from './src/dashboard/head';
import { readsOfTab, type Tab } from './src/dashboard/tabs';

const readsOf =
  (firstTab: Tab) =>
  ({ search }: RouteContext) =>
    readsOfTab(readTab(search, firstTab), search);

/** The dashboard of agents and consultants; at /properties it opens the demands. */
export const remote = defineRemote({
  name: 'mfe-agent',
  routes: [
    {
      path: '/dashboard',
      audience: ['agent'],
      screen: './dashboard',
      reads: readsOf('profile'),
      head: () => dashboardHead,
    },
    {
      path: '/properties',
      audience: ['agent'],
      screen: './properties',
      reads: readsOf('demands'),
      head: () => dashboardHead,
    },
  ],
});
