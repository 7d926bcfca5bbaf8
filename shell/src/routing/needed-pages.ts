import type { ShellRelease } from '@setu/protocol';

/** Pages of remotes to which every page leads: home, and the settings of the menu of the account. The shell has no page of its own. */
export const neededPages: Readonly<ShellRelease['needs']> = [
  { path: '/', audience: 'signed-in' },
  { path: '/settings', audience: 'signed-in' },
];
