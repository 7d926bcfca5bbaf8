import { late } from '@setu/mfe-kit';
import { Suspense } from 'react';
import type { ThreadSheetProps } from './thread-sheet';

const load = () => import('./thread-sheet');
const ThreadSheet = late(async () => (await load()).ThreadSheet);

/** Fetches the drawer's code ahead: when pointer or focus comes near its button. */
export const preloadThread = () => void load();

/**
 * The thread of an inquiry with a composer, from the side; from below on a phone. What is typed is kept until it is sent.
 * Sending invalidates the lists of inquiries. Its code comes when it opens.
 */
export function ThreadDrawer(props: ThreadSheetProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <ThreadSheet {...props} key={props.inquiry.id} />
    </Suspense>
  );
}
