import type { FranchiseView, ProofState, ProofToDecide } from '@setu/contracts';
import { LoadMore, lazyComponent, useUnauthorized } from '@setu/mfe-kit';
import { EmptyState, ErrorState, Heading, Opened, Skeleton, Stack, Text, token } from '@setu/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { FranchiseeItem } from './franchisee-item';
import { franchiseePages } from './franchisees.queries';

const { Component: DeclineDialog } = lazyComponent(() => import('./decline-dialog'), 'DeclineDialog');

const List = styled(Stack)`
  > li + li {
    border-top: 1px solid ${token.color.line};
  }
`;

const titles = {
  waiting: 'Waiting for you',
  proven: 'Confirmed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const satisfies Record<ProofState, string>;

interface InStateProps {
  franchise: FranchiseView;
  state: ProofState;
  /** Shown when nobody is in this state; nothing by default. */
  empty?: ReactNode;
  onDecline: (proof: ProofToDecide) => void;
  /** Called when a person left this list. */
  onMoved: () => void;
}

function InState({ franchise, state, empty = null, onDecline, onMoved }: InStateProps) {
  const titleId = useId();
  const pages = useInfiniteQuery(franchiseePages(franchise.id, state));
  const { data, error, isFetching, refetch } = pages;
  useUnauthorized(error);
  if (!data && error)
    return (
      <ErrorState
        level={3}
        title={`${titles[state]}: this list could not be loaded.`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return state === 'waiting' ? <Skeleton height="120px" /> : null;
  const people = data.pages.flatMap(({ items }) => items);
  if (people.length === 0) return empty;
  return (
    <section aria-labelledby={titleId}>
      <Heading level={3} size="card" id={titleId}>
        {titles[state]}
      </Heading>
      <List as="ul" $gap={4}>
        {people.map((proof) => (
          <li key={proof.id}>
            <FranchiseeItem proof={proof} onDecline={() => onDecline(proof)} onConfirmed={onMoved} />
          </li>
        ))}
      </List>
      <LoadMore pages={pages} noun="people" />
    </section>
  );
}

/** People who say that they run an outlet of a franchise: those who wait first, then the confirmed, the declined and the withdrawn. */
export function Franchisees({ franchise }: { franchise: FranchiseView }) {
  const start = useRef<HTMLParagraphElement>(null);
  const [declining, setDeclining] = useState<ProofToDecide | null>(null);
  const lists = { franchise, onDecline: setDeclining, onMoved: () => start.current?.focus() };
  return (
    <Stack $gap={32}>
      <Text ref={start} tabIndex={-1} $size={14} $tone="muted">
        People whom you confirm can write one review of this franchise. Everybody reads that you confirmed
        them.
      </Text>
      <InState
        {...lists}
        state="waiting"
        empty={
          <EmptyState level={3} title="Nobody waits for you">
            People who say on the page of this franchise that they run an outlet of it appear here.
          </EmptyState>
        }
      />
      <InState {...lists} state="proven" />
      <InState {...lists} state="declined" />
      <InState {...lists} state="withdrawn" />
      <Opened>
        {declining ? <DeclineDialog proof={declining} onClose={() => setDeclining(null)} /> : null}
      </Opened>
    </Stack>
  );
}
