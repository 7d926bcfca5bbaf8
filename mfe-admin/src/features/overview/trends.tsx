import { lazyComponent } from '@setu/mfe-kit';
import { Button, Card, Cluster, Heading, Skeleton, Stack } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { LoadError } from '../../shared/list/load-error';
import { adminTrends } from './overview.queries';

const { Component: TrendsPlot } = lazyComponent(() => import('./trends-plot'), 'TrendsPlot');
const { Component: TrendsTable } = lazyComponent(() => import('./trends-table'), 'TrendsTable');

/** Height of the plots, px: reserved while they load, to avoid a layout shift. */
const plotHeight = 575;

const Room = styled.div`
  min-height: ${plotHeight}px;
`;

/** Aligned with the heading and the card's edge, without the padding of its hover. */
const Switch = styled(Button)`
  margin: -6px -12px -6px 0;
`;

const plots = ['a', 'b', 'c'];

const waiting = (
  <Stack $gap={48} role="status" aria-label="Loading">
    {plots.map((key) => (
      <Skeleton key={key} height={`${(plotHeight - 2 * 48) / plots.length}px`} />
    ))}
  </Stack>
);

function Picture({ isTable }: { isTable: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(adminTrends());
  if (!data)
    return error ? (
      <LoadError
        title="The last 30 days could not be loaded."
        error={error}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    ) : (
      waiting
    );
  return (
    <Suspense fallback={waiting}>
      {isTable ? <TrendsTable trends={data} /> : <TrendsPlot trends={data} />}
    </Suspense>
  );
}

/** Registrations, inquiries and views per day, as plots or as a table. */
export function Trends() {
  const [isTable, setTable] = useState(false);
  return (
    <Card as="section" aria-labelledby="trends">
      <Stack $gap={16}>
        <Cluster $justify="space-between">
          <Heading level={2} size="card" id="trends">
            Last 30 days
          </Heading>
          <Switch variant="ghost" size="sm" onClick={() => setTable(!isTable)}>
            {isTable ? 'Show as plot' : 'Show as table'}
          </Switch>
        </Cluster>
        <Room>
          <Picture isTable={isTable} />
        </Room>
      </Stack>
    </Card>
  );
}
