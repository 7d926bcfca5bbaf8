import type { ShellRelease } from '@setu/protocol';

/** Pages of remotes to which every page links: home, and the settings in the account menu. The shell has no pages. */
export const neededPages: Readonly<ShellRelease['needs']> = [
  { path: '/', audience: 'signed-in' },
  { path: '/settings', audience: 'signed-in' },
];
