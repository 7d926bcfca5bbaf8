import { lazyComponent } from '@setu/mfe-kit';
import { Opened } from '@setu/ui';
import type { ThreadSheetProps } from './thread-sheet';

const { Component: ThreadSheet, preload: preloadThread } = lazyComponent(
  () => import('./thread-sheet'),
  'ThreadSheet',
);

export { preloadThread };

/**
 * The thread of an inquiry with a composer, from the side, or from the bottom on a phone. Typed text is kept until it is
 * sent. Sending invalidates the lists of inquiries. Lazy-loaded on first open.
 */
export function ThreadDrawer(props: ThreadSheetProps) {
  if (!props.open) return null;
  return (
    <Opened>
      <ThreadSheet {...props} key={props.inquiry.id} />
    </Opened>
  );
}
