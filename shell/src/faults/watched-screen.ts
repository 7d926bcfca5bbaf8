import type { BootRemote } from '@setu/protocol';

/** A screen and the release it comes from. */
export interface WatchedScreen {
  remote: BootRemote;
  screen: string;
  step: 'none' | 'retry' | 'fallback';
}
