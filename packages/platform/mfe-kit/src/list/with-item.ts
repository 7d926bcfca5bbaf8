import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '../api/api';

/** Updates the cached pages of a list: replaces the item that has the same id, in its place. */
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
