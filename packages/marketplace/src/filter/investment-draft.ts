import { maxInvestmentRupees } from '@setu/contracts';
import { isRangeReversed } from './state/browse-filter';

/** What one field of the custom investment range holds: an amount, nothing, or something else. */
interface Reading {
  /** Rupees; null when the field is empty or wrong. */
  rupees: number | null;
  error?: string;
}

/** Reads one field: whole rupees, Indian grouping and a rupee sign are fine, empty means unset. */
const readField = (text: string): Reading => {
  const digits = text.replace(/[₹,\s]/g, '');
  if (digits === '') return { rupees: null };
  if (!/^\d+$/.test(digits)) return { rupees: null, error: 'Enter whole rupees' };
  const rupees = Number(digits);
  return rupees > maxInvestmentRupees ? { rupees: null, error: 'Enter at most ₹9,99,99,99,999' } : { rupees };
};

/** Reads both fields; a minimum above the maximum is reported on the maximum. */
export const readRange = (min: string, max: string): { min: Reading; max: Reading; isValid: boolean } => {
  const from = readField(min);
  const to = readField(max);
  const isReversed = isRangeReversed({ minInvestment: from.rupees, maxInvestment: to.rupees });
  const top = isReversed
    ? { ...to, error: 'Minimum investment cannot be greater than maximum investment' }
    : to;
  return { min: from, max: top, isValid: !from.error && !top.error };
};
