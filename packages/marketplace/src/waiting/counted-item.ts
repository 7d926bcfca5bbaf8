import { formatTotal } from '@setu/ui';
import type { WaitingItem } from './waiting-list';

/** How many there are: the number, or a bound below it. */
export type Count = Parameters<typeof formatTotal>[0];

interface CountedItem {
  key: string;
  /** The sentence about one of them, and about several, without their number: "inquiry waits for your first answer". */
  one: string;
  several: string;
  to: WaitingItem['to'];
}

/** How many things of a kind wait, as one line; none where nothing waits or where it is not known. */
export const countedItem = (
  count: Count | undefined,
  { key, one, several, to }: CountedItem,
): WaitingItem[] => {
  if (!count || count.total === 0) return [];
  return [{ key, text: `${formatTotal(count)} ${count.total === 1 ? one : several}`, to }];
};
