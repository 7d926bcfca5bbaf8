import { handleUnauthorized, isUnauthorized, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { Button } from '@setu/ui';
import { useMutation } from '@tanstack/react-query';
import { PartCard } from '../../shared/part-card';
import { downloadOwnData } from './own-data';

/** Downloads the data that the platform stores about the user. */
export function OwnDataPart() {
  const { mutate, isPending } = useMutation({
    mutationFn: downloadOwnData,
    onSuccess: () => toastSuccess('Your data has been downloaded.'),
    onError: (error) => {
      if (isUnauthorized(error)) return handleUnauthorized();
      toastError({
        title: 'Your data could not be collected.',
        description: userMessageOf(error) ?? 'Please try again.',
      });
    },
  });
  return (
    <PartCard
      title="Your Data"
      lead="What is stored about you, in one file (JSON): your account, what you listed, saved, wrote and received, what you looked at, and where you are signed in."
    >
      <div>
        <Button variant="secondary" busy={isPending} busyLabel="Collecting..." onClick={() => mutate()}>
          Download My Data
        </Button>
      </div>
    </PartCard>
  );
}
