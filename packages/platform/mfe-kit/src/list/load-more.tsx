import { Button, Stack, Text, VisuallyHidden } from '@setu/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface LoadMoreProps {
  pages: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  /** The listed items, in plural: `inquiries`. */
  noun: string;
  /** Address of a page that shows the next page of the list, for browsers without scripts and before they have run. */
  href?: string;
  /** A line above the button. */
  children?: ReactNode;
}

/** Replaces the button after the last page: gets the focus and announces that the list is complete. */
function End({ noun }: { noun: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus({ preventScroll: true });
  }, []);
  return (
    <VisuallyHidden as="p" ref={words} tabIndex={-1}>
      All {noun} are shown.
    </VisuallyHidden>
  );
}

/**
 * The button below a paged list that loads the next page, and a message when that fails.
 * @example
 * <LoadMore pages={franchises} noun="franchises" />
 */
export function LoadMore({ pages, noun, href, children }: LoadMoreProps) {
  const [wasAsked, setAsked] = useState(false);
  if (!pages.hasNextPage) return wasAsked ? <End noun={noun} /> : null;
  const handleMore = () => {
    setAsked(true);
    void pages.fetchNextPage();
  };
  return (
    <Stack $gap={12} $align="center">
      {children}
      {pages.isFetchNextPageError ? (
        <Text role="alert" $size={14} $tone="danger">
          The next {noun} could not be loaded. Please try again.
        </Text>
      ) : null}
      <Button variant="secondary" href={href} busy={pages.isFetchingNextPage} onClick={handleMore}>
        Load more
      </Button>
    </Stack>
  );
}
