import { defineRemote } from '@setu/mfe-kit';
import { settingsHead } from './src/screens/settings-head';

/** The settings of the signed-in person. The parts read for themselves: which ones there are depends on the role. */
export const remote = defineRemote({
  name: 'mfe-account',
  routes: [{ path: '/settings', audience: 'signed-in', screen: './settings', head: settingsHead }],
});
