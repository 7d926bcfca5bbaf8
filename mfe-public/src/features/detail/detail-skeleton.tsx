import { Skeleton } from '@setu/ui';
import { Columns, Main, Page, Side } from './detail-layout';

/** Placeholder while the franchise loads. */
export function DetailSkeleton() {
  return (
    <Page aria-busy="true" role="status" aria-label="Loading">
      <Skeleton width="220px" height="44px" />
      <Columns>
        <Main>
          <Skeleton ratio="16 / 10" />
          <Skeleton width="70%" height="40px" />
          <Skeleton height="72px" />
          <Skeleton height="120px" />
        </Main>
        <Side>
          <Skeleton height="180px" />
          <Skeleton height="280px" />
        </Side>
      </Columns>
    </Page>
  );
}
