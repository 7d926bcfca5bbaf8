import type { PropertyDemand } from '@setu/contracts';
import { fetchAhead, LoadMore, lazyComponent, usePreload, useUnauthorized } from '@setu/mfe-kit';
import {
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  formatTotal,
  LinkButton,
  media,
  Opened,
  Stack,
  Text,
  token,
} from '@setu/ui';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { demandPages } from '../../shared/demands.queries';
import { myProperties } from '../../shared/properties.queries';
import { DemandCard } from './demand-card';
import { countDemandFilters, emptyDemandFilter, toDemandQuery } from './demand-filter';
import { DemandFilterBar } from './demand-filter-bar';
import { DemandSkeletons } from './demand-skeleton';
import { useDemandFilter } from './use-demand-filter';

const { Component: OfferDialog, preload: preloadOffer } = lazyComponent(
  () => import('./offer-dialog'),
  'OfferDialog',
);

const Cards = styled.div<{ $isOld: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  opacity: ${({ $isOld }) => ($isOld ? 0.55 : 1)};
  transition: opacity ${token.motion.base} ${token.motion.ease};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[24]};
  }
`;

/** The demands of brands that match the filters of the address, with buttons to make an offer. */
export function Demands({ search }: { search: URLSearchParams }) {
  const [filter, change] = useDemandFilter(search);
  const [chosen, setChosen] = useState<PropertyDemand | null>(null);
  const pages = useInfiniteQuery({
    ...demandPages(toDemandQuery(filter)),
    placeholderData: keepPreviousData,
  });
  useUnauthorized(pages.error);
  const client = useQueryClient();
  const preloadForm = () => {
    preloadOffer();
    fetchAhead(() => client.prefetchQuery(myProperties()));
  };
  usePreload(preloadOffer);

  const demands = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const first = pages.data?.pages[0] ?? { total: 0 };
  const isLoading = pages.isPending || pages.isPlaceholderData;
  const hasFailed = pages.isError && !pages.data;
  const isEmpty = !isLoading && !hasFailed && demands.length === 0;
  const clear = () => change(emptyDemandFilter);

  return (
    <Stack $gap={16}>
      <DemandFilterBar filter={filter} change={change} total={isLoading ? null : formatTotal(first)} />
      <Cluster $gap={8} $justify="space-between">
        <Text as="div" role="status" $weight={600}>
          {isLoading && !hasFailed ? 'Loading property demands...' : null}
          {!isLoading && demands.length > 0
            ? `${formatTotal(first)} ${first.total === 1 ? 'property demand' : 'property demands'}`
            : null}
        </Text>
        {countDemandFilters(filter) > 0 && !isEmpty ? (
          <Button variant="ghost" size="sm" onClick={clear}>
            Clear all filters
          </Button>
        ) : null}
      </Cluster>
      {hasFailed ? (
        <ErrorState
          title="Property demands could not be loaded."
          onRetry={() => void pages.refetch()}
          busy={pages.isFetching}
        />
      ) : null}
      {isEmpty ? (
        <EmptyState
          title="No property demands found"
          action={
            countDemandFilters(filter) > 0 ? (
              <Button variant="secondary" onClick={clear}>
                Clear all filters
              </Button>
            ) : (
              <LinkButton as={Link} to={{ search: '?tab=demands&panel=new-property' }}>
                Create Property Listing
              </LinkButton>
            )
          }
        >
          {countDemandFilters(filter) > 0
            ? 'Nothing fits these filters. Try fewer of them, or another city.'
            : 'Brands post what they look for here. List a property meanwhile: they find it among their matches.'}
        </EmptyState>
      ) : null}
      <Cards $isOld={pages.isPlaceholderData} aria-busy={isLoading}>
        {pages.isPending ? <DemandSkeletons /> : null}
        {demands.map((demand) => (
          <DemandCard key={demand.id} demand={demand} onContact={setChosen} onNear={preloadForm} />
        ))}
      </Cards>
      <LoadMore pages={pages} noun="demands" />
      {chosen ? (
        <Opened>
          <OfferDialog
            key={chosen.id}
            demand={chosen}
            // A late response must not close the dialog of another demand.
            onClose={() => setChosen((now) => (now?.id === chosen.id ? null : now))}
          />
        </Opened>
      ) : null}
    </Stack>
  );
}
