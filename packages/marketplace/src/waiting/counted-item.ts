import { formatTotal } from '@setu/ui';
import type { WaitingItem } from './waiting-list';

/** A count: exact, or a lower bound. */
export type Count = Parameters<typeof formatTotal>[0];

interface CountedItem {
  key: string;
  /** The sentence about one item, and about several, without the number: "inquiry waits for your first answer". */
  one: string;
  several: string;
  to: WaitingItem['to'];
}

/** The number of waiting items of a kind as one line; empty when nothing waits or the number is unknown. */
export const countedItem = (
  count: Count | undefined,
  { key, one, several, to }: CountedItem,
): WaitingItem[] => {
  if (!count || count.total === 0) return [];
  return [{ key, text: `${formatTotal(count)} ${count.total === 1 ? one : several}`, to }];
};
