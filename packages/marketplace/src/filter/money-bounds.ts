import { formatMoney } from '@setu/ui';
import type { BrowseFilter } from './state/browse-filter';

/** An upper bound of what a franchise costs, which only franchises that disclose it can match. */
export interface MoneyBound {
  name: keyof Pick<BrowseFilter, 'maxTotal' | 'maxFee' | 'maxRoyalty'>;
  label: string;
  /** Offered bounds, rupees or percent of the revenue. */
  presets: readonly number[];
  /** A bound as an option below the label. */
  textOf: (amount: number) => string;
  /** A bound as an active filter. */
  chipOf: (amount: number) => string;
}

const upTo = (amount: number) => `Up to ${formatMoney(amount, 'detail')}`;

export const moneyBounds: readonly MoneyBound[] = [
  {
    name: 'maxTotal',
    label: 'Total cost',
    presets: [500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000],
    textOf: upTo,
    chipOf: (amount) => `Total cost up to ${formatMoney(amount, 'detail')}`,
  },
  {
    name: 'maxFee',
    label: 'Franchise fee',
    presets: [0, 100_000, 250_000, 500_000, 1_000_000],
    textOf: (amount) => (amount === 0 ? 'No fee' : upTo(amount)),
    chipOf: (amount) =>
      amount === 0 ? 'No franchise fee' : `Franchise fee up to ${formatMoney(amount, 'detail')}`,
  },
  {
    name: 'maxRoyalty',
    label: 'Royalty',
    presets: [0, 4, 6, 8, 10],
    textOf: (percent) => (percent === 0 ? 'No royalty' : `Up to ${percent}% of the revenue`),
    chipOf: (percent) => (percent === 0 ? 'No royalty' : `Royalty up to ${percent}%`),
  },
];
