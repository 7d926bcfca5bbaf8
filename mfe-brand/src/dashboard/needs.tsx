import { lazyComponent, useUnauthorized } from '@setu/mfe-kit';
import { Opened, RetryNotice } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { receivedOffers } from '../features/offers/offers.queries';
import { RequirementsTab } from '../features/requirements/requirements-tab';
import { givenAssignments } from '../shared/assignments.queries';
import { myRequirements } from '../shared/requirements.queries';
import { RequirementItem } from './requirement-item';

const { Component: MatchesDrawer, preload: preloadMatches } = lazyComponent(
  () => import('../features/matches/matches-drawer'),
  'MatchesDrawer',
);
const { Component: OffersDrawer, preload: preloadOffers } = lazyComponent(
  () => import('../features/offers/offers-drawer'),
  'OffersDrawer',
);

interface NeedsProps {
  onCreate: () => void;
  onEdit: (id: string) => void;
  /** Called when the form is likely to be opened soon. */
  onFormNear: () => void;
}

/** The tab Property Needs: requirements, matches, agents' offers, and assignments. */
export function Needs({ onCreate, onEdit, onFormNear }: NeedsProps) {
  const [drawer, setDrawer] = useState<{ kind: 'matches' | 'offers'; id: string } | null>(null);
  const requirements = useQuery(myRequirements());
  const offers = useQuery(receivedOffers());
  const assignments = useQuery(givenAssignments());
  useUnauthorized(offers.error, assignments.error);

  const offersTo = (id: string) => (offers.data ?? []).filter(({ requirementId }) => requirementId === id);
  const assignmentsFor = (id: string) => (assignments.data ?? []).filter(({ demandId }) => demandId === id);
  const shown = requirements.data?.find(({ id }) => id === drawer?.id);
  const close = () => setDrawer(null);

  return (
    <>
      <RequirementsTab
        onCreate={onCreate}
        onFormNear={onFormNear}
        renderCard={(requirement) => (
          <RequirementItem
            requirement={requirement}
            offers={offers.data && offersTo(requirement.id)}
            hasOffersFailed={!offers.data && offers.isError}
            assignments={assignmentsFor(requirement.id)}
            onMatches={() => setDrawer({ kind: 'matches', id: requirement.id })}
            onOffers={() => setDrawer({ kind: 'offers', id: requirement.id })}
            onEdit={() => onEdit(requirement.id)}
            onNear={() => {
              preloadMatches();
              preloadOffers();
            }}
          />
        )}
      >
        <RetryNotice text="Some offers or assignments could not be loaded." reads={[offers, assignments]} />
      </RequirementsTab>
      <Opened>
        {shown && drawer?.kind === 'matches' ? (
          <MatchesDrawer
            requirement={shown}
            onEdit={() => {
              close();
              onEdit(shown.id);
            }}
            onClose={close}
          />
        ) : null}
        {shown && drawer?.kind === 'offers' ? (
          <OffersDrawer requirement={shown} offers={offersTo(shown.id)} onClose={close} />
        ) : null}
      </Opened>
    </>
  );
}
