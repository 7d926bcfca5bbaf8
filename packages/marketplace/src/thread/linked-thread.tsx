import { lazyComponent } from '@setu/mfe-kit';
import { Suspense } from 'react';
import type { LinkedThreadProps } from './linked-thread-sheet';

const { Component: LinkedThreadSheet, preload: preloadLinkedThread } = lazyComponent(
  () => import('./linked-thread-sheet'),
  'LinkedThreadSheet',
);

export { preloadLinkedThread };

/** The thread that an address names, over the list; says so when there is none for this user. Lazy-loaded on first open. */
export function LinkedThread(props: LinkedThreadProps) {
  return (
    <Suspense fallback={null}>
      <LinkedThreadSheet {...props} />
    </Suspense>
  );
}
