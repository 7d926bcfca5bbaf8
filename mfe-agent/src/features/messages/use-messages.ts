import type { InquiryBox } from '@setu/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { inquiryPages } from '../../shared/inquiries.queries';

/** The messages of one box: their pages, and the inquiries on the loaded pages. */
export const useMessages = (box: InquiryBox) => {
  const pages = useInfiniteQuery({
    ...inquiryPages(box),
    // Opening the messages always loads new ones.
    refetchOnMount: 'always',
  });
  return { pages, inquiries: pages.data?.pages.flatMap(({ items }) => items) ?? [] };
};

export type BoxMessages = ReturnType<typeof useMessages>;
