import type { Page } from '@setu/mfe-kit';
import type { InfiniteData } from '@tanstack/react-query';

/** Changes what is read of a list that comes page by page: the item with this one's id becomes this one, in its place. */
export const withItem =
  <Item extends { id: string }>(item: Item) =>
  (data: InfiniteData<Page<Item>> | undefined) =>
    data && {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        items: page.items.map((each) => (each.id === item.id ? item : each)),
      })),
    };
