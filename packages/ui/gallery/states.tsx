import { Button, Card, CardBody, EmptyState, ErrorState, Grid, Skeleton, Stack } from '@setu/ui';
import { Section } from './section';

const nothing = () => undefined;

/** Waiting, empty, broken. */
export function States() {
  return (
    <Section id="states" title="States">
      <Grid $min="320px" aria-busy="true">
        {[1, 2, 3].map((card) => (
          <Card key={card} $flush>
            <Skeleton ratio="16 / 10" />
            <CardBody>
              <Skeleton width="40%" height="24px" />
              <Skeleton height="22px" />
              <Stack $gap={8}>
                <Skeleton height="16px" />
                <Skeleton width="70%" height="16px" />
              </Stack>
              <Skeleton height="44px" />
            </CardBody>
          </Card>
        ))}
      </Grid>
      <Grid $min="380px">
        <EmptyState title="No franchises found" action={<Button>Clear all filters</Button>}>
          Try adjusting your search criteria or filters.
        </EmptyState>
        <ErrorState title="Something went wrong" onRetry={nothing}>
          Failed to load franchise opportunities. Please try again later.
        </ErrorState>
      </Grid>
    </Section>
  );
}
