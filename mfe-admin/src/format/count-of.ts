import { formatCount } from '@setu/ui/format';

/** A count with its noun: `1 year`, `12 years`. */
export const countOf = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
