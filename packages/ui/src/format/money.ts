const PAISE_PER_RUPEE = 100;
const PAISE_PER_LAKH = 100_000 * PAISE_PER_RUPEE;
const PAISE_PER_CRORE = 10_000_000 * PAISE_PER_RUPEE;

/** Stands where an amount is missing or is no number. */
const NO_AMOUNT = '—';

/** An amount in rupees as it travels: a number, or the decimal string of a numeric column. */
export type Rupees = number | string;

/** `card`: crore without decimals; `detail` (detail page, brand dashboard): crore with one decimal. */
export type MoneyStyle = 'card' | 'detail';

function toPaise(value: Rupees | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null;
  const rupees = Number(value);
  if (!Number.isFinite(rupees)) return null;
  const paise = Math.round(Math.abs(rupees) * PAISE_PER_RUPEE);
  // Nothing has no sign, not even as a loss over no time.
  return paise === 0 ? 0 : paise * Math.sign(rupees);
}

/** Whole units in an amount, halves rounded up; whole paise keep it exact where floating point would not be. */
function countOf(paise: number, unit: number): number {
  return Math.floor((paise + unit / 2) / unit);
}

function plain(paise: number): string {
  const decimals = paise % PAISE_PER_RUPEE === 0 ? 0 : 2;
  const amount = (paise / PAISE_PER_RUPEE).toLocaleString('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `₹${amount}`;
}

function crore(paise: number, style: MoneyStyle): string {
  if (style === 'card') return `₹${countOf(paise, PAISE_PER_CRORE).toLocaleString('en-IN')}Cr`;
  const tenths = countOf(paise, PAISE_PER_CRORE / 10);
  return `₹${Math.floor(tenths / 10).toLocaleString('en-IN')}.${tenths % 10}Cr`;
}

function shorten(paise: number, style: MoneyStyle): string {
  if (paise >= PAISE_PER_CRORE) return crore(paise, style);
  if (paise < PAISE_PER_LAKH) return plain(paise);
  const lakhs = countOf(paise, PAISE_PER_LAKH);
  return lakhs >= 100 ? crore(PAISE_PER_CRORE, style) : `₹${lakhs}L`;
}

/**
 * An amount in the shorthand of Indian money: `₹99,999`, `₹25L`, `₹1Cr` (card) or `₹1.3Cr` (detail).
 * From 1 crore in crore, from 1 lakh in lakh without decimals, below that in full; no space before the unit.
 * Halves round up. What would round to 100 lakh is written as 1 crore, since nobody says "100 lakh".
 * @param value rupees
 * @returns an em dash when there is no amount
 */
export function formatMoney(value: Rupees | null | undefined, style: MoneyStyle = 'card'): string {
  const paise = toPaise(value);
  if (paise === null) return NO_AMOUNT;
  return paise < 0 ? `−${shorten(-paise, style)}` : shorten(paise, style);
}

/**
 * The amount in full with Indian grouping: `₹1,40,00,000`; paise only where there are any.
 * Goes into tooltip and aria-label wherever the shorthand is shown.
 * @param value rupees
 */
export function formatExact(value: Rupees | null | undefined): string {
  const paise = toPaise(value);
  if (paise === null) return NO_AMOUNT;
  return paise < 0 ? `−${plain(-paise)}` : plain(paise);
}

/**
 * From–to in shorthand, `₹25L – ₹1Cr`. Ends that read the same are written once.
 * @param min,max rupees
 */
export function formatRange(
  min: Rupees | null | undefined,
  max: Rupees | null | undefined,
  style: MoneyStyle = 'card',
): string {
  const [from, to] = [formatMoney(min, style), formatMoney(max, style)];
  return from === to ? from : `${from} – ${to}`;
}

/** {@link formatRange} with both ends in full: `₹25,00,000 – ₹1,40,00,000`. */
export function formatExactRange(min: Rupees | null | undefined, max: Rupees | null | undefined): string {
  const [from, to] = [formatExact(min), formatExact(max)];
  return from === to ? from : `${from} – ${to}`;
}
