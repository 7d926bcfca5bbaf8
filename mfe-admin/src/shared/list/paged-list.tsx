import type { Page } from '@setu/mfe-kit';
import { LoadMore } from '@setu/mfe-kit';
import { formatCount, Stack, Text } from '@setu/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useEndedSession } from '../admin-auth/use-ended-session';
import { LoadError } from './load-error';

const Old = styled.div<{ $isOld: boolean }>`
  opacity: ${({ $isOld }) => ($isOld ? 0.55 : 1)};
`;

interface PagedListProps<Item> {
  pages: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  /** What is listed, in plural: `users`. */
  noun: string;
  /** One of them: `user`. */
  one: string;
  /** Shown when the list cannot be loaded, a sentence. */
  failure: string;
  skeleton: ReactNode;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A list that comes page by page, in each of its states. A page that fails leaves the ones before it. */
export function PagedList<Item>({
  pages,
  noun,
  one,
  failure,
  skeleton,
  empty,
  children,
}: PagedListProps<Item>) {
  const { data, error, isFetching, isPlaceholderData } = pages;
  useEndedSession(error);
  if (!data)
    return error ? (
      <LoadError title={failure} error={error} onRetry={() => void pages.refetch()} busy={isFetching} />
    ) : (
      skeleton
    );
  const items = data.pages.flatMap((page) => page.items);
  const total = data.pages[0]?.total ?? 0;
  if (items.length === 0) return empty;
  return (
    <Stack $gap={16}>
      <Text as="div" role="status" $size={14} $tone="muted">
        {isPlaceholderData
          ? 'Loading...'
          : `Showing ${formatCount(items.length)} of ${formatCount(total)} ${total === 1 ? one : noun}`}
      </Text>
      <Old $isOld={isPlaceholderData}>{children(items)}</Old>
      <LoadMore pages={pages} noun={noun} />
    </Stack>
  );
}
