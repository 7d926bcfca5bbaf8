import { Card, CardBody, Skeleton } from '@setu/ui';

/** A placeholder with the shape of a card, so that nothing moves when the card has loaded. */
export function FranchiseCardSkeleton() {
  return (
    <Card $flush aria-hidden="true">
      <Skeleton ratio="16 / 10" />
      <CardBody>
        <Skeleton width="45%" height="24px" />
        <Skeleton width="90%" height="24px" />
        <Skeleton height="42px" />
        <Skeleton width="60%" height="44px" />
        <Skeleton height="40px" />
        <Skeleton width="75%" height="21px" />
        <Skeleton height="36px" />
      </CardBody>
    </Card>
  );
}
