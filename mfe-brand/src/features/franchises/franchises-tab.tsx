import { FranchiseCardSkeleton, FranchiseGrid } from '@setu/marketplace';
import { lazyComponent, useUnauthorized } from '@setu/mfe-kit';
import { Button, EmptyState, ErrorState, Icon, skeletonRows } from '@setu/ui';
import { Plus } from '@setu/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { myFranchises } from '../../shared/franchises.queries';
import { TabHead } from '../../shared/tab-head';
import { Drafts } from './drafts/drafts';
import { newestWaiting } from './franchisees/franchisees.queries';
import { OwnFranchiseCard } from './own-franchise-card';

const { Component: FunnelDrawer } = lazyComponent(() => import('./funnel/funnel-drawer'), 'FunnelDrawer');
const { Component: FranchiseesDrawer } = lazyComponent(
  () => import('./franchisees/franchisees-drawer'),
  'FranchiseesDrawer',
);

/** Number of cards whose pictures are visible at once in a wide window. */
const inFirstScreen = 3;

const skeletons = Array.from({ length: skeletonRows }, (_, index) => index);

const countText = (all: number, active: number) =>
  all === 0 ? 'This is what investors see.' : `${active} of ${all} shown to investors`;

interface FranchisesTabProps {
  onCreate: () => void;
  /** Opens the form, at its default step without one. */
  onEdit: (id: string, step?: string) => void;
  onCopy: (id: string) => void;
  /** Called when a form is likely to be opened soon. */
  onFormNear: () => void;
}

/** The brand's own franchises, including inactive ones. */
export function FranchisesTab({ onCreate, onEdit, onCopy, onFormNear }: FranchisesTabProps) {
  const { data, error, isFetching, refetch } = useQuery(myFranchises());
  const [drawer, setDrawer] = useState<{ kind: 'figures' | 'franchisees'; id: string } | null>(null);
  const opened = data?.find(({ id }) => id === drawer?.id);
  const closeDrawer = () => setDrawer(null);
  // Without this read the cards have no marks; the drawer reports the failure of its own read.
  const { data: waiting = [] } = useQuery(newestWaiting());
  useUnauthorized(error);

  const create = (
    <Button onClick={onCreate} onPointerEnter={onFormNear} onFocus={onFormNear}>
      <Icon of={Plus} />
      Create Franchise Opportunity
    </Button>
  );
  const isEmpty = data?.length === 0;

  return (
    <>
      <TabHead
        title="Franchises"
        hint={
          data
            ? countText(
                data.length,
                data.filter(({ isActive, hidden, review }) => isActive && !hidden && !review).length,
              )
            : 'Loading...'
        }
        action={isEmpty ? undefined : create}
      />
      <Drafts onContinue={(id) => onEdit(id)} onFormNear={onFormNear} />
      {!data && error ? (
        <ErrorState
          title="Your franchises could not be loaded."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !error ? (
        <FranchiseGrid as="div" aria-busy="true">
          {skeletons.map((index) => (
            <FranchiseCardSkeleton key={index} />
          ))}
        </FranchiseGrid>
      ) : null}
      {isEmpty ? (
        <EmptyState title="No franchise opportunities yet" action={create}>
          List your first one: investors find it by category, city and investment, and write to you here.
        </EmptyState>
      ) : null}
      {data && !isEmpty ? (
        <FranchiseGrid>
          {data.map((franchise, index) => (
            <li key={franchise.id}>
              <OwnFranchiseCard
                franchise={franchise}
                eager={index < inFirstScreen}
                onEdit={(step) => onEdit(franchise.id, step)}
                onFigures={() => setDrawer({ kind: 'figures', id: franchise.id })}
                onFranchisees={() => setDrawer({ kind: 'franchisees', id: franchise.id })}
                waiting={waiting.filter(({ franchiseId }) => franchiseId === franchise.id).length}
                onCopy={() => onCopy(franchise.id)}
                onEditNear={onFormNear}
              />
            </li>
          ))}
        </FranchiseGrid>
      ) : null}
      <Suspense fallback={null}>
        {opened && drawer?.kind === 'figures' ? (
          <FunnelDrawer franchise={opened} onClose={closeDrawer} />
        ) : null}
        {opened && drawer?.kind === 'franchisees' ? (
          <FranchiseesDrawer franchise={opened} onClose={closeDrawer} />
        ) : null}
      </Suspense>
    </>
  );
}
