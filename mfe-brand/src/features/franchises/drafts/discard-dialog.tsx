import { ConfirmDialog } from '@setu/ui/dialog';

interface DiscardDialogProps {
  /** The franchise that is changed; null for a new one. */
  changed: string | null;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before everything written in the form is deleted. */
export function DiscardDialog({ changed, isBusy, onConfirm, onClose }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title={changed === null ? 'Discard this franchise?' : 'Discard these changes?'}
      description={changed ?? undefined}
      cancelLabel="Continue Writing"
      confirmLabel="Discard"
      busyLabel="Discarding..."
      isBusy={isBusy}
      isDestructive
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {changed === null
        ? 'What you wrote, and its draft, cannot be restored.'
        : 'What you changed, and its draft, cannot be restored. Investors see the published version as before.'}
    </ConfirmDialog>
  );
}
