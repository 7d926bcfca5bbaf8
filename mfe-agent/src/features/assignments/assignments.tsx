import type { AssignmentView } from '@setu/contracts';
import { LoadMore, lazyComponent, useUnauthorized } from '@setu/mfe-kit';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  media,
  Opened,
  Skeleton,
  Stack,
  skeletonRows,
  token,
  VisuallyHidden,
} from '@setu/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { AssignmentCard } from './assignment-card';
import { assignmentPages } from './assignments.queries';

const { Component: AssignmentDrawer, preload } = lazyComponent(
  () => import('./assignment-drawer'),
  'AssignmentDrawer',
);

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[24]};
  }
`;

const cards = Array.from({ length: skeletonRows }, (_, n) => n);

function Loading() {
  return (
    <Cards aria-busy="true">
      <VisuallyHidden>Loading assignments</VisuallyHidden>
      {cards.map((n) => (
        <Card key={n}>
          <Stack $gap={16}>
            <Skeleton width="60%" height="24px" />
            <Skeleton width="80%" height="18px" />
            <Skeleton height="88px" />
            <Skeleton width="40%" height="36px" />
          </Stack>
        </Card>
      ))}
    </Cards>
  );
}

interface GroupProps {
  name: string;
  assignments: readonly AssignmentView[];
  onOpen: (id: string) => void;
}

function Group({ name, assignments, onOpen }: GroupProps) {
  return (
    <Stack as="section" $gap={16} aria-label={name}>
      <Heading level={2}>{name}</Heading>
      <Cards>
        {assignments.map((assignment) => (
          <AssignmentCard key={assignment.id} assignment={assignment} onOpen={onOpen} onNear={preload} />
        ))}
      </Cards>
    </Stack>
  );
}

/** The agent's assignments: current ones first, completed ones under History. */
export function Assignments({ onBrowse }: { onBrowse: () => void }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const pages = useInfiniteQuery(assignmentPages());
  useUnauthorized(pages.error);

  if (pages.isPending) return <Loading />;
  if (!pages.data)
    return (
      <ErrorState
        title="Assignments could not be loaded."
        onRetry={() => void pages.refetch()}
        busy={pages.isFetching}
      />
    );

  const all = pages.data.pages.flatMap((page) => page.items);
  const active = all.filter(({ status }) => status !== 'completed');
  const history = all.filter(({ status }) => status === 'completed');
  const open = all.find(({ id }) => id === openId);
  return (
    <Stack $gap={32}>
      {active.length > 0 ? (
        <Group name="Active Assignments" assignments={active} onOpen={setOpenId} />
      ) : (
        <Stack as="section" $gap={16} aria-label="Active Assignments">
          <Heading level={2}>Active Assignments</Heading>
          <EmptyState
            title="No active assignments"
            action={<Button onClick={onBrowse}>Browse Property Demands</Button>}
          >
            Start connecting with property demands to get assignments
          </EmptyState>
        </Stack>
      )}
      {history.length > 0 ? <Group name="History" assignments={history} onOpen={setOpenId} /> : null}
      <LoadMore pages={pages} noun="assignments" />
      {open ? (
        <Opened>
          <AssignmentDrawer assignment={open} onClose={() => setOpenId(null)} />
        </Opened>
      ) : null}
    </Stack>
  );
}
