import type { InquiryBox } from '@setu/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { inquiryPages } from '../../shared/inquiries.queries';

/** The messages of one box: their pages, and the inquiries on those that are loaded. */
export const useMessages = (box: InquiryBox) => {
  const pages = useInfiniteQuery({
    ...inquiryPages(box),
    // Opening the messages means to read what came meanwhile.
    refetchOnMount: 'always',
  });
  return { pages, inquiries: pages.data?.pages.flatMap(({ items }) => items) ?? [] };
};

export type BoxMessages = ReturnType<typeof useMessages>;
