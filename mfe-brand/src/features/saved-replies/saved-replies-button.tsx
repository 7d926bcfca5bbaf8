import type { ReplyBox } from '@setu/marketplace';
import { lazyComponent } from '@setu/mfe-kit';
import { Button, Icon, Opened } from '@setu/ui';
import { MessageSquareQuote } from '@setu/ui/icons';
import { useState } from 'react';

const { Component: SavedRepliesDialog, preload } = lazyComponent(
  () => import('./saved-replies-dialog'),
  'SavedRepliesDialog',
);

/** Opens the brand's saved replies over a reply box. */
export function SavedRepliesButton({ box }: { box: ReplyBox }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)} onPointerEnter={preload} onFocus={preload}>
        <Icon of={MessageSquareQuote} />
        Saved Replies
      </Button>
      {isOpen ? (
        <Opened>
          <SavedRepliesDialog box={box} onClose={() => setOpen(false)} />
        </Opened>
      ) : null}
    </>
  );
}
