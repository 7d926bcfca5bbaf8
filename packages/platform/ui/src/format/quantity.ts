const missingValue = '—';

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const twoDecimals = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2, signDisplay: 'negative' });

const toNumber = (value: number | string | null | undefined): number | null => {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
};

/** A count with Indian grouping: `1,24,000`. */
export const formatCount = (value: number | string | null | undefined): string => {
  const count = toNumber(value);
  return count === null ? missingValue : whole.format(count);
};

/** The number of matches of a list: `842`, or `1,000+` when the service stopped counting there. */
export const formatTotal = ({ total, isTotalBound }: { total: number; isTotalBound?: boolean }): string =>
  `${formatCount(total)}${isTotalBound ? '+' : ''}`;

/**
 * A count with its noun: `1 reply`, `1,200 replies`.
 * @param many the noun's plural; by default with an `s`
 */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/**
 * `1,200 sq ft`.
 * @param value square feet
 */
export const formatArea = (value: number | string | null | undefined): string => {
  const area = toNumber(value);
  return area === null ? missingValue : `${formatCount(area)}\u00a0sq\u00a0ft`;
};

/**
 * `23.5%`: at most two decimals, no trailing zeros, and the minus sign of amounts: `−36%`.
 * @param value percent, so 23.5 and not 0.235
 */
export const formatPercent = (value: number | string | null | undefined): string => {
  const percent = toNumber(value);
  return percent === null ? missingValue : `${twoDecimals.format(percent)}%`.replace('-', '−');
};
