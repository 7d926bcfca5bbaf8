import { maxInvestmentRupees, readFigure } from '@setu/contracts';
import { isRangeReversed } from './state/browse-filter';

/** The parsed value of one field of the custom investment range. */
interface Reading {
  /** Rupees; null when the field is empty or invalid. */
  rupees: number | null;
  error?: string;
  /** It cannot be parsed, perhaps because typing is not finished: `5,00` of `5,00,000`. */
  isUnreadable?: true;
}

/** Parses one field: typed whole rupees; empty means unset. */
const readField = (text: string): Reading => {
  if (text.trim() === '') return { rupees: null };
  const read = readFigure(text, 'rupees', 'the investment');
  if ('problem' in read) return { rupees: null, error: read.problem, isUnreadable: true };
  const rupees = Number(read.figure);
  if (!Number.isInteger(rupees) || rupees < 0) return { rupees: null, error: 'Enter whole rupees' };
  return rupees > maxInvestmentRupees ? { rupees: null, error: 'Enter at most ₹9,99,99,99,999' } : { rupees };
};

/** Parses both fields; a minimum above the maximum is reported on the maximum. */
export const readRange = (min: string, max: string): { min: Reading; max: Reading; isValid: boolean } => {
  const from = readField(min);
  const to = readField(max);
  const isReversed = isRangeReversed({ minInvestment: from.rupees, maxInvestment: to.rupees });
  const top = isReversed
    ? { ...to, error: 'Minimum investment cannot be greater than maximum investment' }
    : to;
  return { min: from, max: top, isValid: !from.error && !top.error };
};
