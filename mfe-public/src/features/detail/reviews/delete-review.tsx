import {
  deleteFranchiseeReview,
  type FranchiseeReview,
  getOwnFranchiseeState,
  listFranchises,
} from '@setu/contracts';
import {
  api,
  handleUnauthorized,
  isUnauthorized,
  toastError,
  toastSuccess,
  userMessageOf,
} from '@setu/mfe-kit';
import { Button, Text } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Deletes the own review after a question, because the brand's answer is deleted too. */
export function DeleteReview({ review }: { review: FranchiseeReview }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(deleteFranchiseeReview, { id: review.id }),
    onSuccess: () => {
      setOpen(false);
      toastSuccess('Your review was deleted.');
      void client.invalidateQueries({ queryKey: [getOwnFranchiseeState.path, review.franchiseId] });
      return client.invalidateQueries({ queryKey: [listFranchises.path, review.franchiseId] });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return handleUnauthorized();
      toastError({ title: 'Your review was not deleted', description: userMessageOf(error) ?? undefined });
    },
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Delete your review
      </Button>
      {isOpen ? (
        <FormDialog
          title="Delete your review?"
          submitLabel="Delete"
          busyLabel="Deleting..."
          isSending={isPending}
          onSubmit={(event) => {
            event.preventDefault();
            mutate();
          }}
          onClose={() => setOpen(false)}
        >
          <Text>The answer of the brand is deleted too. You can write another review.</Text>
        </FormDialog>
      ) : null}
    </>
  );
}
