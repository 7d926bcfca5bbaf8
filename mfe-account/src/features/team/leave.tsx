import { leaveTeam } from '@setu/contracts';
import { api, handleUnauthorized, isUnauthorized, toastError, userMessageOf } from '@setu/mfe-kit';
import { Button, Text } from '@setu/ui';
import { ConfirmDialog } from '@setu/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** Lets a member leave the team. */
export function Leave({ brandName }: { brandName: string }) {
  const [isAsked, setAsked] = useState(false);
  const leave = useMutation({
    mutationFn: () => api.call(leaveTeam, {}),
    // A full page load, so that nothing of the brand remains in memory.
    onSuccess: () => window.location.assign('/dashboard'),
    onError: (error) => {
      setAsked(false);
      if (isUnauthorized(error)) return handleUnauthorized();
      toastError({
        title: 'You could not leave the team.',
        description: userMessageOf(error) ?? 'Please try again.',
      });
    },
  });
  return (
    <>
      <div>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          Leave the Team...
        </Button>
      </div>
      {isAsked ? (
        <ConfirmDialog
          title={`Leave the team of ${brandName}?`}
          cancelLabel="Cancel"
          confirmLabel="Leave"
          busyLabel="Leaving..."
          isDestructive
          isBusy={leave.isPending}
          onConfirm={() => leave.mutate()}
          onClose={() => setAsked(false)}
        >
          <Text>
            You keep your account, without the listings and inquiries of the brand. Only an invitation to
            another address brings you back.
          </Text>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
