import type { Page } from '@setu/mfe-kit';
import { LoadMore } from '@setu/mfe-kit';
import { formatCount, formatTotal, Stack, Text } from '@setu/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { useAdminUnauthorized } from '../admin-auth/use-admin-unauthorized';
import { LoadError } from './load-error';
import { Table, type TableLayout } from './table';
import { TableSkeleton } from './table-skeleton';

const Body = styled.div<{ $isOutdated: boolean }>`
  opacity: ${({ $isOutdated }) => ($isOutdated ? 0.55 : 1)};
`;

interface PagedTableProps<Item> {
  pages: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  table: TableLayout;
  /** Plural noun of the items: `users`. */
  noun: string;
  /** Singular noun: `user`. */
  one: string;
  /** Shown when the list cannot be loaded, a sentence. */
  failure: string;
  empty: ReactNode;
  /** Renders the row of an item. */
  children: (item: Item) => ReactNode;
}

/** A table that is loaded page by page, in every state. When a page fails, earlier pages stay. */
export function PagedTable<Item extends { id: string }>(props: PagedTableProps<Item>) {
  const { pages, table, noun, one, failure, empty, children } = props;
  const { data, error, isFetching, isPlaceholderData } = pages;
  useAdminUnauthorized(error);
  if (!data)
    return error ? (
      <LoadError title={failure} error={error} onRetry={() => void pages.refetch()} busy={isFetching} />
    ) : (
      <TableSkeleton {...table} />
    );
  const items = data.pages.flatMap((page) => page.items);
  const first = data.pages[0] ?? { total: 0 };
  if (items.length === 0) return empty;
  return (
    <Stack $gap={16}>
      <Text as="div" role="status" $size={14} $tone="muted">
        {isPlaceholderData
          ? 'Loading...'
          : `Showing ${formatCount(items.length)} of ${formatTotal(first)} ${first.total === 1 ? one : noun}`}
      </Text>
      <Body $isOutdated={isPlaceholderData}>
        <Table {...table}>
          {items.map((item) => (
            <Fragment key={item.id}>{children(item)}</Fragment>
          ))}
        </Table>
      </Body>
      <LoadMore pages={pages} noun={noun} />
    </Stack>
  );
}
