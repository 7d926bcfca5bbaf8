import type { PropertyRequirement } from '@setu/contracts';
import { useUnauthorized } from '@setu/mfe-kit';
import { Button, Card, EmptyState, ErrorState, Icon, Skeleton, Stack, skeletonRows, token } from '@setu/ui';
import { Plus } from '@setu/ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { myRequirements } from '../../shared/requirements.queries';
import { TabHead } from '../../shared/tab-head';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
`;

const skeletons = Array.from({ length: skeletonRows }, (_, index) => index);

const Loading = () => (
  <List as="div" aria-busy="true">
    {skeletons.map((index) => (
      <Card key={index}>
        <Stack $gap={16}>
          <Skeleton width="55%" height="24px" />
          <Skeleton height="40px" />
          <Skeleton width="80%" height="40px" />
          <Skeleton width="40%" height="32px" />
          <Skeleton height="44px" />
        </Stack>
      </Card>
    ))}
  </List>
);

interface RequirementsTabProps {
  onCreate: () => void;
  /** Called when the form is likely to be opened soon. */
  onFormNear: () => void;
  renderCard: (requirement: PropertyRequirement) => ReactNode;
  /** Shown above the cards. */
  children?: ReactNode;
}

/** The brand's property requirements, including fulfilled ones. */
export function RequirementsTab({ onCreate, onFormNear, renderCard, children }: RequirementsTabProps) {
  const { data, error, isFetching, refetch } = useQuery(myRequirements());
  useUnauthorized(error);
  const isEmpty = data?.length === 0;
  const active = data?.filter(({ isActive, hidden, review }) => isActive && !hidden && !review).length ?? 0;

  const create = (
    <Button onClick={onCreate} onPointerEnter={onFormNear} onFocus={onFormNear}>
      <Icon of={Plus} />
      Post Property Requirement
    </Button>
  );
  const countText = isEmpty ? 'This is what agents see.' : `${active} of ${data?.length} open to agents`;

  return (
    <>
      <TabHead
        title="Property Needs"
        hint={data ? countText : 'Loading...'}
        action={isEmpty ? undefined : create}
      />
      {!data && error ? (
        <ErrorState
          title="Your property requirements could not be loaded."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !error ? <Loading /> : null}
      {isEmpty ? (
        <EmptyState title="No property requirements posted" action={create}>
          Say what space you need: we match it with listed properties, and agents make you offers.
        </EmptyState>
      ) : null}
      {data && !isEmpty ? (
        <Stack $gap={16}>
          {children}
          <List>
            {data.map((requirement) => (
              <li key={requirement.id}>{renderCard(requirement)}</li>
            ))}
          </List>
        </Stack>
      ) : null}
    </>
  );
}
