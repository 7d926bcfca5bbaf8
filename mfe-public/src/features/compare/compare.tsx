import type { FranchiseView } from '@setu/contracts';
import {
  addCompared,
  compareAddress,
  franchise as franchiseQuery,
  mostCompared,
  removeCompared,
} from '@setu/marketplace';
import { isNotFound, usePageHead } from '@setu/mfe-kit';
import {
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  Heading,
  Icon,
  LinkButton,
  media,
  Skeleton,
  Stack,
  Text,
} from '@setu/ui';
import { FileText, Plus } from '@setu/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { PageContainer } from '../../shared/page-container';
import { compareHead } from './compare-head';
import { comparedIn } from './compare-ids';
import { compareGroups } from './compare-rows';
import { CompareTable } from './compare-table';

const Actions = styled(Cluster)`
  ${media.noScript} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

const notListed = (count: number) =>
  count === 1
    ? 'One of these franchises is no longer listed.'
    : `${count} of these franchises are no longer listed.`;

const useFranchise = (id = '') => useQuery({ ...franchiseQuery(id), enabled: id !== '' });

/** Up to four franchises of the address beside each other. */
export function Compare({ search }: { search: URLSearchParams }) {
  const { ids, more } = comparedIn(search);
  const navigate = useNavigate();
  const [isBrief, setBrief] = useState(false);
  // One hook for each place, because the shared library of the shell has no `useQueries`.
  const places = [useFranchise(ids[0]), useFranchise(ids[1]), useFranchise(ids[2]), useFranchise(ids[3])];
  const found = places.slice(0, ids.length);
  usePageHead(compareHead());

  const failed = found.find(({ error, data }) => error && !data && !isNotFound(error));
  const isPending = found.some(({ isPending: waits }) => waits);
  const franchises: (FranchiseView | undefined)[] = found.map(({ data }) => data);
  const gone = found.filter(({ error }) => isNotFound(error)).length;

  const handleRemove = (id: string) => {
    removeCompared(id);
    void navigate(compareAddress(ids.filter((one) => one !== id)), { replace: true });
  };
  const addMore = () => {
    for (const franchise of franchises) if (franchise) addCompared(franchise);
  };

  const content = () => {
    if (ids.length === 0)
      return (
        <EmptyState
          title="Nothing to compare yet"
          action={
            <LinkButton as={Link} to="/franchises">
              Browse Franchises
            </LinkButton>
          }
        >
          Press Compare on up to {mostCompared} franchises, and see their costs, fees and earnings beside each
          other.
        </EmptyState>
      );
    if (failed)
      return (
        <ErrorState
          title="Failed to load the comparison. Please try again later."
          onRetry={() => found.forEach(({ refetch }) => void refetch())}
          busy={found.some(({ isFetching }) => isFetching)}
        />
      );
    if (isPending) return <Skeleton height="480px" />;
    const groups = compareGroups(franchises);
    return (
      <>
        <Actions $gap={8}>
          {ids.length < mostCompared ? (
            <LinkButton as={Link} to="/franchises" variant="secondary" size="sm" onClick={addMore}>
              <Icon of={Plus} size={16} />
              Add another
            </LinkButton>
          ) : null}
          <Button variant="secondary" size="sm" aria-pressed={isBrief} onClick={() => setBrief(!isBrief)}>
            Only differences
          </Button>
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            <Icon of={FileText} size={16} />
            Print or save as PDF
          </Button>
        </Actions>
        {more > 0 ? (
          <Text role="status">
            {mostCompared} franchises are compared at most. {more} more of the link{' '}
            {more === 1 ? 'is' : 'are'} left out.
          </Text>
        ) : null}
        {gone > 0 ? <Text role="status">{notListed(gone)}</Text> : null}
        {gone < ids.length ? (
          <CompareTable
            ids={ids}
            franchises={franchises}
            groups={
              isBrief
                ? groups.map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
                : groups
            }
            all={groups}
            onRemove={handleRemove}
          />
        ) : (
          <LinkButton as={Link} to="/franchises" variant="secondary">
            Browse Franchises
          </LinkButton>
        )}
      </>
    );
  };

  return (
    <PageContainer>
      <Stack $gap={24}>
        <Stack $gap={8}>
          <Heading level={1} size="title">
            Compare Franchises
          </Heading>
          <Text $tone="muted">
            What they cost, what a typical outlet earns, and what each brand does not say. Lines with a mark
            differ.
          </Text>
        </Stack>
        {content()}
      </Stack>
    </PageContainer>
  );
}
