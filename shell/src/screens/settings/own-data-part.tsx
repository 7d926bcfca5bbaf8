import { handleUnauthorized, isUnauthorized, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { Button, Card, Heading, Stack, Text } from '@setu/ui';
import { useMutation } from '@tanstack/react-query';
import { downloadOwnData } from './own-data';

/** Downloads what the platform stores about the user. */
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
    <Card as="section" aria-label="Your Data">
      <Stack $gap={16}>
        <div>
          <Heading level={2} size="card">
            Your Data
          </Heading>
          <Text $size={14} $tone="muted">
            What is stored about you, in one file (JSON): your account, what you listed, saved, wrote and
            received, what you looked at, and where you are signed in.
          </Text>
        </div>
        <div>
          <Button variant="secondary" busy={isPending} busyLabel="Collecting..." onClick={() => mutate()}>
            Download My Data
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
