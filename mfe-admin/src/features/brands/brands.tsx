import type { AdminBrand } from '@setu/contracts';
import { VerifiedBadge } from '@setu/marketplace';
import { Button, EmptyState, formatDate, Stack, Text, TextLink } from '@setu/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { CellTitle } from '../../shared/list/cell-text';
import { ListSearch } from '../../shared/list/list-search';
import { PagedTable } from '../../shared/list/paged-table';
import { Cell, Row } from '../../shared/list/table';
import { searchOf } from '../../shared/search-of';
import { BrandVerification } from './brand-verification';
import { brandPages, brandSearchOf } from './brands.queries';

const table = {
  label: 'Brands',
  columns: ['Brand', 'Website', 'Joined', 'Verification'],
  template: 'minmax(0, 1.6fr) minmax(0, 1.2fr) 136px minmax(0, 1.2fr)',
};

const Search = styled(ListSearch)`
  max-width: 480px;
`;

function BrandRow({ brand }: { brand: AdminBrand }) {
  const { name, email, website, isVerified, verification, createdAt } = brand;
  return (
    <Row>
      <Cell>
        <CellTitle>
          <span dir="auto">{name}</span>
          {isVerified ? <VerifiedBadge verification={verification} /> : null}
        </CellTitle>
        <Text $size={14} $tone="muted">
          {email}
        </Text>
      </Cell>
      <Cell label="Website" half>
        {website ? (
          <TextLink href={website} target="_blank" rel="noopener noreferrer nofollow">
            {website.replace(/^https:\/\//, '').replace(/\/$/, '')}
          </TextLink>
        ) : (
          'Not given'
        )}
      </Cell>
      <Cell label="Joined" half>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </Cell>
      <Cell>
        <BrandVerification brand={brand} />
      </Cell>
    </Row>
  );
}

/** Every brand, and whether its listings have the Verified badge. The search is in the address. */
export function Brands({ search }: { search: URLSearchParams }) {
  const navigate = useNavigate();
  const text = brandSearchOf(search);
  const change = (words: string) =>
    void navigate({ search: searchOf({ tab: 'users', view: 'brands', search: words }) }, { replace: true });
  const pages = useInfiniteQuery({ ...brandPages(text), placeholderData: keepPreviousData });
  return (
    <Stack $gap={16}>
      <Search list="Brands" placeholder="Name or email" value={text ?? ''} onSearch={change} />
      <PagedTable
        pages={pages}
        noun="brands"
        one="brand"
        failure="Brands could not be loaded."
        table={table}
        empty={
          text ? (
            <EmptyState
              level={2}
              title="No brands found"
              action={
                <Button variant="secondary" onClick={() => change('')}>
                  Clear the search
                </Button>
              }
            >
              Try another name or email.
            </EmptyState>
          ) : (
            <EmptyState level={2} title="No brands yet">
              Brands appear here once they have registered.
            </EmptyState>
          )
        }
      >
        {(brand) => <BrandRow brand={brand} />}
      </PagedTable>
    </Stack>
  );
}
