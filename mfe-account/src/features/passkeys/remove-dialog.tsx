import { type OwnPasskey, removePasskey } from '@setu/contracts';
import { api, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { Text } from '@setu/ui';
import { ConfirmDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { passkeys } from './passkeys.queries';

/** Asks before a passkey is removed. */
export function RemoveDialog({ passkey, onClose }: { passkey: OwnPasskey; onClose: () => void }) {
  const client = useQueryClient();
  const { start, isSending } = useSender({
    name: `settings:passkey:${passkey.id}`,
    send: ({ id }: OwnPasskey) => api.call(removePasskey, { id }),
    onSent: () => {
      onClose();
      toastSuccess(`The passkey “${passkey.name}” is removed.`);
      return client.invalidateQueries(passkeys());
    },
    onRefused: (error) =>
      toastError({
        title: 'The passkey could not be removed.',
        description: userMessageOf(error) ?? 'Please try again.',
      }),
  });
  return (
    <ConfirmDialog
      title={`Remove “${passkey.name}”?`}
      cancelLabel="Cancel"
      confirmLabel="Remove"
      busyLabel="Removing..."
      isDestructive
      isBusy={isSending}
      onConfirm={() => start(passkey)}
      onClose={onClose}
    >
      <Text>
        It does not sign you in any more. Delete it on your device too, or your device goes on suggesting it.
      </Text>
    </ConfirmDialog>
  );
}
