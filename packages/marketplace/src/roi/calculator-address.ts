import type { RoiQuestion } from './return-on-investment';

/** The address of the public calculator with these figures, which it calculates at once. */
export const calculatorAddress = ({ loan: _, ...figures }: RoiQuestion): string =>
  `/calculator?${new URLSearchParams(Object.entries(figures).map(([field, amount]) => [field, String(amount)]))}`;
