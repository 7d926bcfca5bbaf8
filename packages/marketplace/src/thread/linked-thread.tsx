import { lazyComponent } from '@setu/mfe-kit';
import { Opened } from '@setu/ui';
import type { LinkedThreadProps } from './linked-thread-sheet';

const { Component: LinkedThreadSheet, preload: preloadLinkedThread } = lazyComponent(
  () => import('./linked-thread-sheet'),
  'LinkedThreadSheet',
);

export { preloadLinkedThread };

/** The thread in the address, over the list; shows a message when this user has no such thread. Lazy-loaded on first open. */
export function LinkedThread(props: LinkedThreadProps) {
  return (
    <Opened>
      <LinkedThreadSheet {...props} />
    </Opened>
  );
}
