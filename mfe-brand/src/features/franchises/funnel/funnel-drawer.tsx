import type { FranchiseFunnel, FranchiseView } from '@setu/contracts';
import { useUnauthorized } from '@setu/mfe-kit';
import {
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  formatDate,
  Heading,
  RetryNotice,
  Skeleton,
  Stack,
  Text,
} from '@setu/ui';
import { Sheet } from '@setu/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Sparkline } from '../../../shared/sparkline/sparkline';
import { DaysTable } from './days-table';
import { franchiseFunnel, type Period, periods, savesSince } from './funnel.queries';
import { FunnelSteps } from './funnel-steps';

const Loading = () => (
  <Stack $gap={16} aria-busy="true">
    {['views', 'saves', 'inquiries', 'meetings', 'deals'].map((key) => (
      <Skeleton key={key} height="40px" />
    ))}
  </Stack>
);

const stepsOf = (funnel: FranchiseFunnel, saves: number | undefined) => [
  { label: 'Views', count: funnel.views },
  ...(saves === undefined ? [] : [{ label: 'Saves', count: saves }]),
  { label: 'Inquiries', count: funnel.inquiries },
  { label: 'Meetings or further', count: funnel.meetings },
  { label: 'Deals closed', count: funnel.deals },
];

function Figures({ id, funnel }: { id: string; funnel: FranchiseFunnel }) {
  const { perDay, listedAt } = funnel;
  const saves = useQuery(savesSince(id, perDay[0]?.day ?? ''));
  useUnauthorized(saves.error);
  if (funnel.views === 0 && funnel.inquiries === 0 && !saves.data && !saves.isPending)
    return (
      <EmptyState level={3} title="Nothing to count yet">
        Listed on {formatDate(listedAt)}. Views, saves and inquiries stand here as soon as there are any.
      </EmptyState>
    );
  return (
    <Stack $gap={24}>
      <FunnelSteps steps={stepsOf(funnel, saves.data)} />
      <RetryNotice text="Saves could not be counted." reads={[saves]} />
      <Text $size={14} $tone="muted">
        Inquiries of this period by where they stand now. One that was declined after a meeting counts as an
        inquiry only.
      </Text>
      {perDay.length > 1 ? (
        <>
          <div>
            <Heading level={3} size="card">
              Views per day
            </Heading>
            <Sparkline days={perDay} />
          </div>
          <div>
            <Heading level={3} size="card">
              Inquiries per day
            </Heading>
            <Sparkline
              days={perDay.map(({ day, inquiries }) => ({ day, views: inquiries }))}
              noun="inquiries"
            />
          </div>
        </>
      ) : null}
      <DaysTable days={perDay} />
    </Stack>
  );
}

export interface FunnelDrawerProps {
  franchise: FranchiseView;
  onClose: () => void;
}

/** The funnel of one franchise, from views to deals, over 30 or 90 days. */
export function FunnelDrawer({ franchise, onClose }: FunnelDrawerProps) {
  const [period, setPeriod] = useState<Period>('30');
  const funnel = useQuery(franchiseFunnel(franchise.id, period));
  useUnauthorized(funnel.error);
  return (
    <Sheet side="edge" open onOpenChange={onClose} title="Figures" description={franchise.title}>
      <Stack $gap={24}>
        <Cluster role="group" aria-label="Period" $gap={8}>
          {periods.map((days) => (
            <Button
              key={days}
              size="sm"
              variant={days === period ? 'primary' : 'secondary'}
              aria-pressed={days === period}
              onClick={() => setPeriod(days)}
            >
              Last {days} days
            </Button>
          ))}
        </Cluster>
        {funnel.data ? <Figures id={franchise.id} funnel={funnel.data} /> : null}
        {funnel.isPending ? <Loading /> : null}
        {!funnel.data && funnel.error ? (
          <ErrorState
            title="The figures could not be loaded."
            busy={funnel.isFetching}
            onRetry={() => void funnel.refetch()}
          />
        ) : null}
      </Stack>
    </Sheet>
  );
}
