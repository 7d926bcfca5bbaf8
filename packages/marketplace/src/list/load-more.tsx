import { Button, Stack, Text } from '@setu/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface LoadMoreProps {
  pages: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  /** What is listed, in plural: `inquiries`. */
  noun: string;
  /** A line above the button. */
  children?: ReactNode;
}

/** Below a list that comes page by page: the way to the next page, and word of it when that failed. */
export function LoadMore({ pages, noun, children }: LoadMoreProps) {
  if (!pages.hasNextPage) return null;
  return (
    <Stack $gap={12} $align="center">
      {children}
      {pages.isFetchNextPageError ? (
        <Text role="alert" $size={14} $tone="kumkum">
          The next {noun} could not be loaded. Please try again.
        </Text>
      ) : null}
      <Button variant="secondary" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        Load more
      </Button>
    </Stack>
  );
}
