import { lazyComponent } from '@setu/mfe-kit';
import { Button, Opened } from '@setu/ui';
import { useState } from 'react';

const { Component: ConsultationDialog, preload } = lazyComponent(
  () => import('./consultation-dialog'),
  'ConsultationDialog',
);

/** Opens the dialog that asks for a free consultation. */
export function ConsultationButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="accent"
        href="/contact"
        onClick={() => setOpen(true)}
        onPointerEnter={preload}
        onFocus={preload}
      >
        Get Free Consultation
      </Button>
      {isOpen ? (
        <Opened>
          <ConsultationDialog onClose={() => setOpen(false)} />
        </Opened>
      ) : null}
    </>
  );
}
