import { Card, Cluster, Skeleton, Stack, skeletonRows } from '@setu/ui';

const cards = Array.from({ length: skeletonRows }, (_, n) => n);

/** Placeholders for loading demands. */
export function DemandSkeletons() {
  return cards.map((n) => (
    <Card key={n}>
      <Stack $gap={16}>
        <Cluster>
          <Skeleton width="64px" height="24px" />
          <Skeleton width="96px" height="24px" />
        </Cluster>
        <Skeleton width="80%" height="24px" />
        <Skeleton width="40%" height="18px" />
        <Cluster $gap={16}>
          <Skeleton width="40%" height="40px" />
          <Skeleton width="40%" height="40px" />
        </Cluster>
        <Cluster>
          <Skeleton width="88px" height="32px" />
          <Skeleton width="104px" height="32px" />
        </Cluster>
        <Skeleton height="60px" />
        <Skeleton height="44px" />
      </Stack>
    </Card>
  ));
}
