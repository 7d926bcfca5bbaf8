import { Card, ErrorState, Heading, Skeleton, Stack } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { brandProfile } from './brand-profile.queries';
import { BrandProfileForm } from './brand-profile-form';

/** The brand's profile, once it is loaded. */
export function BrandProfilePart({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useQuery(brandProfile());
  if (data !== undefined) return <BrandProfileForm userId={userId} profile={data} />;
  return (
    <Card as="section" aria-label="Brand Profile" aria-busy={!error}>
      <Stack $gap={16}>
        <Heading level={2} size="card">
          Brand Profile
        </Heading>
        {error ? (
          <ErrorState
            title="Your brand profile could not be loaded."
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <>
            <Skeleton height="68px" />
            <Skeleton height="140px" />
            <Skeleton height="68px" />
            <Skeleton height="68px" />
          </>
        )}
      </Stack>
    </Card>
  );
}
