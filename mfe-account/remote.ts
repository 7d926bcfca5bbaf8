import type { SiteSettings } from '@setu/contracts';
import { defineRemote } from '@setu/mfe-kit';
import { platformStats, siteSettings } from './src/features/home/home.queries';
import { homeHead } from './src/features/home/home-head';
import { settingsHead } from './src/screens/settings-head';

/**
 * Home and settings of the signed-in person. The parts of the settings read their own data, because the role decides which parts
 * are shown.
 */
export const remote = defineRemote({
  name: 'mfe-account',
  routes: [
    {
      path: '/',
      audience: 'signed-in',
      screen: './home',
      search: [],
      reads: () => [platformStats(), siteSettings()],
      head: (_, client) => homeHead(client.getQueryData<SiteSettings>(siteSettings().queryKey)),
    },
    { path: '/settings', audience: 'signed-in', screen: './settings', head: settingsHead },
  ],
});
