import { late } from '@setu/mfe-kit';
import { Button } from '@setu/ui';
import { Suspense, useState } from 'react';

const loadDialog = () => import('./consultation-dialog');
const ConsultationDialog = late(async () => (await loadDialog()).ConsultationDialog);

/** Opens the dialog that asks for a free consultation. */
export function ConsultationButton() {
  const [isOpen, setOpen] = useState(false);
  const preload = () => void loadDialog();
  return (
    <>
      <Button variant="accent" onClick={() => setOpen(true)} onPointerEnter={preload} onFocus={preload}>
        Get Free Consultation
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ConsultationDialog open onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
