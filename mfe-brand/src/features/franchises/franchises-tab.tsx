import { FranchiseCardSkeleton, FranchiseGrid } from '@setu/marketplace';
import { lazyComponent, useUnauthorized } from '@setu/mfe-kit';
import { Button, EmptyState, ErrorState, Icon, Opened, skeletonRows } from '@setu/ui';
import { Plus } from '@setu/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
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

/** What is open beside the franchises. */
interface Drawer {
  kind: 'figures' | 'franchisees' | 'reviews';
  id: string;
}

/** Kinds that a notification opens, each by its parameter of the address. */
const linkedKinds = ['franchisees', 'reviews'] as const;

/** The drawer to which the address leads; closing it removes the parameter. */
const useLinkedDrawer = () => {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const kind = linkedKinds.find((name) => search.get(name));
  const close = () => {
    const next = new URLSearchParams(search);
    for (const name of linkedKinds) next.delete(name);
    void navigate({ search: next.toString() }, { replace: true });
  };
  return { drawer: kind ? { kind, id: search.get(kind) ?? '' } : null, close };
};

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
  const [pressed, setPressed] = useState<Drawer | null>(null);
  const linked = useLinkedDrawer();
  const drawer = pressed ?? linked.drawer;
  const opened = data?.find(({ id }) => id === drawer?.id);
  const closeDrawer = () => (pressed ? setPressed(null) : linked.close());
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
                onFigures={() => setPressed({ kind: 'figures', id: franchise.id })}
                onFranchisees={() => setPressed({ kind: 'franchisees', id: franchise.id })}
                waiting={waiting.filter(({ franchiseId }) => franchiseId === franchise.id).length}
                onCopy={() => onCopy(franchise.id)}
                onEditNear={onFormNear}
              />
            </li>
          ))}
        </FranchiseGrid>
      ) : null}
      <Opened>
        {opened && drawer?.kind === 'figures' ? (
          <FunnelDrawer franchise={opened} onClose={closeDrawer} />
        ) : null}
        {opened && (drawer?.kind === 'franchisees' || drawer?.kind === 'reviews') ? (
          <FranchiseesDrawer
            franchise={opened}
            first={drawer.kind === 'reviews' ? 'Reviews' : 'Franchisees'}
            onClose={closeDrawer}
          />
        ) : null}
      </Opened>
    </>
  );
}
