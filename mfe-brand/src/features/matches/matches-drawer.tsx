import type { InquiryView, PropertyListing, PropertyRequirement } from '@setu/contracts';
import { ThreadDrawer } from '@setu/marketplace';
import { lazyComponent, useUnauthorized } from '@setu/mfe-kit';
import { Button, EmptyState, ErrorState, Opened, Skeleton, Stack, token } from '@setu/ui';
import { Sheet } from '@setu/ui/dialog';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { MatchItem } from './match-item';
import { requirementMatches, sentVisits } from './matches.queries';

const { Component: VisitDialog } = lazyComponent(() => import('./visit-dialog'), 'VisitDialog');

const List = styled(Stack)`
  > li + li {
    border-top: 1px solid ${token.color.line};
  }
`;

const skeletons = ['a', 'b', 'c'];

const Loading = () => (
  <Stack $gap={32} aria-busy="true">
    {skeletons.map((key) => (
      <Stack key={key} $gap={12}>
        <Skeleton width="70%" height="24px" />
        <Skeleton width="90%" height="20px" />
        <Skeleton height="40px" />
        <Skeleton height="120px" />
      </Stack>
    ))}
  </Stack>
);

export interface MatchesDrawerProps {
  requirement: PropertyRequirement;
  onEdit: () => void;
  onClose: () => void;
}

type Step = { kind: 'visit'; property: PropertyListing } | { kind: 'thread'; visit: InquiryView };

/** Why a visit cannot be requested now. While earlier requests are unknown, a visit could be requested twice. */
const whyBlocked = ({ isActive, review }: PropertyRequirement, visits: UseQueryResult<InquiryView[]>) => {
  if (review) return 'You can request visits once an administrator has approved this requirement.';
  if (!isActive) return 'Post this requirement again to request visits.';
  if (visits.data) return undefined;
  return visits.isError
    ? 'Your earlier visit requests could not be loaded.'
    : 'Checking your visit requests...';
};

/** Properties that match a requirement, best first, with buttons to request a visit. */
export function MatchesDrawer({ requirement, onEdit, onClose }: MatchesDrawerProps) {
  const [step, setStep] = useState<Step | null>(null);
  const matches = useQuery(requirementMatches(requirement.id));
  const visits = useQuery(sentVisits());
  useUnauthorized(matches.error, visits.error);
  const done = () => setStep(null);
  const visitTo = (propertyId: string) =>
    visits.data?.find((visit) => visit.propertyId === propertyId && visit.requirementId === requirement.id);
  const blocked = whyBlocked(requirement, visits);

  return (
    <Sheet
      side="edge"
      open
      onOpenChange={onClose}
      title="Matching Properties"
      description={requirement.title}
    >
      {matches.data && matches.data.length > 0 && visits.isError && !visits.data ? (
        <ErrorState
          title="Your visit requests could not be loaded."
          busy={visits.isFetching}
          onRetry={() => void visits.refetch()}
        />
      ) : null}
      {matches.data && matches.data.length > 0 ? (
        <List as="ul" $gap={4}>
          {matches.data.map((match) => (
            <li key={match.property.id}>
              <MatchItem
                match={match}
                visit={visitTo(match.property.id)}
                blocked={blocked}
                onVisit={() => setStep({ kind: 'visit', property: match.property })}
                onThread={() => {
                  const visit = visitTo(match.property.id);
                  if (visit) setStep({ kind: 'thread', visit });
                }}
              />
            </li>
          ))}
        </List>
      ) : null}
      {matches.data?.length === 0 ? (
        <EmptyState
          title="No matching properties yet"
          action={
            <Button variant="secondary" onClick={onEdit}>
              Edit requirement
            </Button>
          }
        >
          A wider area range, more locations or a higher rent let more properties fit. New ones are matched as
          they are listed.
        </EmptyState>
      ) : null}
      {matches.isPending ? <Loading /> : null}
      {!matches.data && matches.error ? (
        <ErrorState
          title="Matches could not be loaded."
          busy={matches.isFetching}
          onRetry={() => void matches.refetch()}
        />
      ) : null}
      <Opened>
        {step?.kind === 'visit' ? (
          <VisitDialog requirement={requirement} property={step.property} onClose={done} />
        ) : null}
      </Opened>
      {step?.kind === 'thread' ? <ThreadDrawer inquiry={step.visit} open onOpenChange={done} /> : null}
    </Sheet>
  );
}
