import { lazyComponent } from '@setu/mfe-kit';
import { Button, Icon, Opened } from '@setu/ui';
import { Search } from '@setu/ui/icons';
import { useEffect, useState } from 'react';

const { Component: FindDialog, preload } = lazyComponent(() => import('./find-dialog'), 'FindDialog');

/** Opens the search over everything. Ctrl+K and ⌘K open it as well. */
export function FindButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || document.querySelector('[role="dialog"][data-state="open"]'))
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <>
      <Button
        variant="secondary"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <Icon of={Search} />
        Find
      </Button>
      {isOpen ? (
        <Opened>
          <FindDialog onClose={() => setOpen(false)} />
        </Opened>
      ) : null}
    </>
  );
}
