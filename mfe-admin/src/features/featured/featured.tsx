import { businessCategoryLabels, type FranchiseView } from '@setu/contracts';
import { Button, EmptyState, MoneyRange, Stack, Text, TextLink } from '@setu/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { ListSearch } from '../../shared/list/list-search';
import { PagedTable } from '../../shared/list/paged-table';
import { Cell, Row } from '../../shared/list/table';
import { searchOf } from '../../shared/search-of';
import { featuredPages } from './featured.queries';
import { readFeaturedSearch } from './featured-search';
import { FeaturedSwitch } from './featured-switch';
import { useSetFeatured } from './use-set-featured';

const table = {
  label: 'Franchises',
  columns: ['Franchise', 'Category', 'Investment', 'Featured'],
  template: 'minmax(0, 2.2fr) minmax(0, 1.2fr) minmax(0, 1fr) 150px',
};

function FranchiseRow({ franchise }: { franchise: FranchiseView }) {
  const { id, title, brandName, businessCategory, franchiseModel, minInvestment, maxInvestment } = franchise;
  const setFeatured = useSetFeatured(franchise);
  const isOn = setFeatured.isPending ? setFeatured.variables : franchise.featured;
  return (
    <Row $align="center">
      <Cell>
        <TextLink as={Link} to={`/franchises/${id}`} dir="auto">
          {title}
        </TextLink>
        <Text $size={14} $tone="muted" dir="auto">
          {brandName}
        </Text>
      </Cell>
      <Cell label="Category" half>
        {businessCategoryLabels[businessCategory]}
        <Text $size={14} $tone="muted">
          {franchiseModel}
        </Text>
      </Cell>
      <Cell label="Investment" half>
        <MoneyRange min={minInvestment} max={maxInvestment} />
      </Cell>
      <Cell>
        <FeaturedSwitch of={title} isOn={isOn} isBusy={setFeatured.isPending} onChange={setFeatured.mutate} />
      </Cell>
    </Row>
  );
}

const Search = styled(ListSearch)`
  max-width: 480px;
`;

/**
 * Franchises that administrators feature, in addition to those that brands feature themselves. The search is in the
 * address.
 */
export function Featured({ search }: { search: URLSearchParams }) {
  const navigate = useNavigate();
  const wanted = readFeaturedSearch(search);
  const pages = useInfiniteQuery({ ...featuredPages(wanted), placeholderData: keepPreviousData });
  const look = (text?: string) =>
    void navigate(
      { search: searchOf({ tab: 'content', view: 'featured', search: text?.trim() }) },
      { replace: true },
    );

  return (
    <Stack $gap={16}>
      <Text $tone="muted">
        Each page of the listing begins with up to three featured franchises, those chosen here first. They
        also fill the landing page. A brand features at most two itself; here there is no limit.
      </Text>
      <Search
        list="Franchises"
        placeholder="Title, brand, category or place"
        value={wanted ?? ''}
        onSearch={look}
      />
      <PagedTable
        pages={pages}
        noun="franchises"
        one="franchise"
        failure="Franchises could not be loaded."
        table={table}
        empty={
          wanted ? (
            <EmptyState
              level={2}
              title="No franchises found"
              action={
                <Button variant="secondary" onClick={() => look()}>
                  Show all franchises
                </Button>
              }
            >
              Try another title, brand, category or place.
            </EmptyState>
          ) : (
            <EmptyState level={2} title="No franchises yet">
              Franchises appear here once a brand has listed them.
            </EmptyState>
          )
        }
      >
        {(franchise) => <FranchiseRow franchise={franchise} />}
      </PagedTable>
    </Stack>
  );
}
