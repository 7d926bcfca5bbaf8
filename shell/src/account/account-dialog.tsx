import { type AdminRecord, type CurrentUser, getAdminUser } from '@setu/contracts';
import { fullName } from '@setu/marketplace/account';
import { signIn } from '@setu/mfe-kit';
import { Stack, Text } from '@setu/ui';
import { ConfirmDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { reloadPage } from '../page/reload-page';
import { type AccountChange, dismissAccountChange } from './account-change';

interface AccountDialogProps extends AccountChange {
  /** The user that the page shows. */
  user: CurrentUser | null;
}

const common = { busyLabel: '', isBusy: false };

/** Explains what changed since the page was opened, and what to do. */
export function AccountDialog({ kind, change, user }: AccountDialogProps) {
  const admin = useQueryClient().getQueryData<AdminRecord | null>([getAdminUser.path]);
  if (change === 'logged-in')
    return (
      <ConfirmDialog
        {...common}
        title="You are logged in now"
        cancelLabel="Not now"
        confirmLabel="Reload"
        onConfirm={reloadPage}
        onClose={dismissAccountChange}
      >
        <Stack $gap={12}>
          <Text>You logged in after this page was opened. Reload it to go on with your account.</Text>
          <Text>Your drafts are kept.</Text>
        </Stack>
      </ConfirmDialog>
    );
  if (change === 'logged-out')
    return (
      <ConfirmDialog
        {...common}
        title="You are logged out"
        cancelLabel="Leave page"
        confirmLabel="Log in"
        onConfirm={() => signIn()}
        // The next user must not see the page.
        onClose={() => location.assign('/')}
      >
        <Stack $gap={12}>
          <Text>You logged out after this page was opened. Log in again to continue here.</Text>
          <Text>Your drafts are kept.</Text>
        </Stack>
      </ConfirmDialog>
    );
  const name = (kind === 'admin' ? admin?.name : user && fullName(user)) ?? 'another account';
  return (
    <ConfirmDialog
      {...common}
      title="Another account is logged in now"
      cancelLabel="Not now"
      confirmLabel="Reload"
      onConfirm={reloadPage}
      onClose={dismissAccountChange}
    >
      <Stack $gap={12}>
        <Text>
          This page was opened as {name}, so it cannot send anything now. Reload it to go on with the other
          account.
        </Text>
        <Text>
          To send what you typed here, log in as {name} in another tab. Your text stays here until you reload.
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
