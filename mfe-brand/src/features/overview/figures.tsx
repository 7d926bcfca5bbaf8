import { inquiryCount } from '@setu/marketplace';
import { lazyComponent, useUnauthorized } from '@setu/mfe-kit';
import { formatCount, formatTotal, Grid, RetryNotice, Skeleton, StatCard, token } from '@setu/ui';
import { Building2, Eye, Inbox, Store } from '@setu/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { myFranchises } from '../../shared/franchises.queries';
import { myRequirements } from '../../shared/requirements.queries';
import { myViews } from './overview.queries';

const { Component: Sparkline } = lazyComponent(() => import('../../shared/sparkline/sparkline'), 'Sparkline');

/** The figure, and a sparkline in the remaining space. */
const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token.space[8]} ${token.space[16]};

  svg {
    flex: 1 1 80px;
    min-width: 0;
  }
`;

interface Reading<T> {
  data: T | undefined;
  error: Error | null;
}

/** The figure; a placeholder while it loads; a dash when it could not be read. */
const figureOf = <T,>({ data, error }: Reading<T>, format: (data: T) => string): ReactNode => {
  if (data !== undefined) return format(data);
  return error ? '—' : <Skeleton width="3ch" height="32px" />;
};

const noteOf = <T,>({ data, error }: Reading<T>, note: (data: T) => ReactNode): ReactNode => {
  if (data !== undefined) return note(data);
  return error ? 'Could not be loaded' : <Skeleton width="70%" height="21px" />;
};

/** Whether others see it; only its brand sees a listing in review. */
const isActive = (one: { isActive: boolean; review?: unknown }) => one.isActive && !one.review;

/** The four figures of a brand. */
export function Figures() {
  const franchises = useQuery(myFranchises());
  const requirements = useQuery(myRequirements());
  const open = useQuery(inquiryCount('received', 'unanswered'));
  const views = useQuery(myViews());
  useUnauthorized(franchises.error, requirements.error, open.error, views.error);

  return (
    <>
      <Grid $gap={16} $min="220px" $phone={2} $wide={4}>
        <StatCard
          label="Active Franchises"
          icon={Store}
          value={figureOf(franchises, (all) => formatCount(all.filter(isActive).length))}
          note={noteOf(franchises, (all) =>
            all.length === 0 ? 'None listed yet' : `of ${formatCount(all.length)} listed`,
          )}
        />
        <StatCard
          label="Property Requests"
          icon={Building2}
          value={figureOf(requirements, (all) => formatCount(all.filter(isActive).length))}
          note={noteOf(requirements, (all) =>
            all.length === 0 ? 'None posted yet' : `of ${formatCount(all.length)} posted`,
          )}
        />
        <StatCard
          label="New Inquiries"
          icon={Inbox}
          value={figureOf(open, formatTotal)}
          note={noteOf(open, ({ total }) => (total === 0 ? 'No new ones' : 'Waiting for your answer'))}
        />
        <StatCard
          label="Total Views"
          icon={Eye}
          value={
            views.data ? (
              <Beside>
                {formatCount(views.data.total)}
                {views.data.total > 0 ? (
                  <Suspense fallback={null}>
                    <Sparkline days={views.data.perDay} />
                  </Suspense>
                ) : null}
              </Beside>
            ) : (
              figureOf(views, () => '')
            )
          }
          note={noteOf(views, ({ perDay }) => `Last ${perDay.length} days`)}
        />
      </Grid>
      <RetryNotice text="Some figures could not be loaded." reads={[franchises, requirements, open, views]} />
    </>
  );
}
