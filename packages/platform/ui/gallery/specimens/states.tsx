import {
  Button,
  Card,
  CardBody,
  Cluster,
  EmptyState,
  ErrorState,
  FullPageSpinner,
  Grid,
  Opened,
  Opening,
  RetryNotice,
  Skeleton,
  Spinner,
  Stack,
} from '@setu/ui';
import { useEffect, useState } from 'react';
import type { SpecimenGroup } from '../specimen';

const ignore = () => undefined;

function OpeningStates() {
  const [isOpening, setOpening] = useState(false);
  useEffect(() => {
    const timer = isOpening && setTimeout(() => setOpening(false), 3_000);
    return () => clearTimeout(timer || undefined);
  }, [isOpening]);
  return (
    <>
      <Button onClick={() => setOpening(true)}>Send Inquiry</Button>
      <Opened>{isOpening ? <Opening /> : null}</Opened>
    </>
  );
}

/** Loading, empty, failed. */
export const states: SpecimenGroup = {
  title: 'States',
  specimens: [
    {
      name: 'Skeleton',
      shows: ['Skeleton'],
      from: '@setu/ui',
      use: 'The outline of what is loading, in its size, so that nothing jumps.',
      Draw: () => (
        <Grid $min="240px" aria-busy="true">
          {[1, 2, 3].map((card) => (
            <Card key={card} $flush>
              <Skeleton ratio="16 / 10" />
              <CardBody>
                <Skeleton width="40%" height="24px" />
                <Stack $gap={8}>
                  <Skeleton height="16px" />
                  <Skeleton width="70%" height="16px" />
                </Stack>
              </CardBody>
            </Card>
          ))}
        </Grid>
      ),
    },
    {
      name: 'Spinner',
      shows: ['Spinner', 'FullPageSpinner'],
      from: '@setu/ui',
      use: 'Waiting for something whose size is unknown.',
      Draw: () => (
        <>
          <Cluster $gap={12}>
            <Spinner />
            <Spinner size={40} />
          </Cluster>
          <FullPageSpinner />
        </>
      ),
    },
    {
      name: 'Opening',
      shows: ['Opening', 'Opened'],
      from: '@setu/ui',
      use: 'The button that was pressed, until its dialog is shown. `Opened` is the place of the dialog.',
      Draw: OpeningStates,
    },
    {
      name: 'Empty state',
      shows: ['EmptyState'],
      from: '@setu/ui',
      use: 'Nothing to show: why, and what to do next.',
      Draw: () => (
        <EmptyState title="No franchises found" action={<Button>Clear all filters</Button>}>
          Try adjusting your search criteria or filters.
        </EmptyState>
      ),
    },
    {
      name: 'Error state',
      shows: ['ErrorState'],
      from: '@setu/ui',
      use: 'Something could not be loaded, with a button that tries again.',
      Draw: () => (
        <ErrorState title="Something went wrong" onRetry={ignore}>
          Failed to load franchise opportunities. Please try again later.
        </ErrorState>
      ),
    },
    {
      name: 'Retry notice',
      shows: ['RetryNotice'],
      from: '@setu/ui',
      use: 'A part of a screen could not be loaded, and the rest was: one line with a button that tries again.',
      Draw: () => (
        <RetryNotice
          text="Some figures could not be loaded."
          reads={[{ data: undefined, error: new Error('Down'), isFetching: false, refetch: ignore }]}
        />
      ),
    },
  ],
};
