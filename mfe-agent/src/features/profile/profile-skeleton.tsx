import { Card, Grid, Skeleton, Stack } from '@setu/ui';

/** Placeholder for the loading profile. */
export function ProfileSkeleton() {
  return (
    <Card aria-busy="true">
      <Stack $gap={24}>
        <Skeleton width="min(320px, 80%)" height="28px" />
        <Grid $phone={2} $min="180px" $gap={16}>
          {['license', 'experience', 'commission'].map((name) => (
            <Skeleton key={name} height="48px" />
          ))}
        </Grid>
        <Skeleton height="72px" />
        <Skeleton width="60%" height="32px" />
        <Skeleton width="45%" height="32px" />
      </Stack>
    </Card>
  );
}
