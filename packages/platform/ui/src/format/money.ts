const paisePerRupee = 100;
const paisePerLakh = 100_000 * paisePerRupee;
const paisePerCrore = 10_000_000 * paisePerRupee;

/** Shown for an amount that is missing or not a number. */
const noAmount = '—';

/** An amount in rupees as the API sends it: a number, or the decimal string of a numeric column. */
export type Rupees = number | string;

/** `card`: crore without decimals; `detail` (detail page, brand dashboard): crore with one decimal. */
export type MoneyStyle = 'card' | 'detail';

const toPaise = (value: Rupees | null | undefined): number | null => {
  if (value === null || value === undefined || value === '') return null;
  const rupees = Number(value);
  if (!Number.isFinite(rupees)) return null;
  const paise = Math.round(Math.abs(rupees) * paisePerRupee);
  // Zero has no sign, even when it is -0.
  return paise === 0 ? 0 : paise * Math.sign(rupees);
};

/** Whole units in an amount, halves rounded up. Computing in paise avoids floating-point errors. */
const countOf = (paise: number, unit: number): number => Math.floor((paise + unit / 2) / unit);

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const rupeesAndPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const plain = (paise: number): string => {
  const format = paise % paisePerRupee === 0 ? rupees : rupeesAndPaise;
  return `₹${format.format(paise / paisePerRupee)}`;
};

const crore = (paise: number, style: MoneyStyle): string => {
  if (style === 'card') return `₹${countOf(paise, paisePerCrore).toLocaleString('en-IN')}Cr`;
  const tenths = countOf(paise, paisePerCrore / 10);
  return `₹${Math.floor(tenths / 10).toLocaleString('en-IN')}.${tenths % 10}Cr`;
};

const shorten = (paise: number, style: MoneyStyle): string => {
  if (paise >= paisePerCrore) return crore(paise, style);
  if (paise < paisePerLakh) return plain(paise);
  const lakhs = countOf(paise, paisePerLakh);
  return lakhs >= 100 ? crore(paisePerCrore, style) : `₹${lakhs}L`;
};

/**
 * An amount in the shorthand of Indian money: `₹99,999`, `₹25L`, `₹1Cr` (card) or `₹1.3Cr` (detail). From 1 crore in
 * crore, from 1 lakh in lakh without decimals, below that in full; no space before the unit. Halves round up. An amount
 * that would round to 100 lakh is written as 1 crore, because "100 lakh" is not used.
 * @param value rupees
 * @returns an em dash when there is no amount
 */
export const formatMoney = (value: Rupees | null | undefined, style: MoneyStyle = 'card'): string => {
  const paise = toPaise(value);
  if (paise === null) return noAmount;
  return paise < 0 ? `−${shorten(-paise, style)}` : shorten(paise, style);
};

/**
 * The full amount with Indian grouping: `₹1,40,00,000`; paise only when they are not zero. Use it in the tooltip and
 * aria-label wherever the shorthand is shown.
 * @param value rupees
 */
export const formatExact = (value: Rupees | null | undefined): string => {
  const paise = toPaise(value);
  if (paise === null) return noAmount;
  return paise < 0 ? `−${plain(-paise)}` : plain(paise);
};

/**
 * A range in shorthand, `₹25L – ₹1Cr`. Ends that are formatted alike are written once.
 * @param min,max rupees
 */
export const formatRange = (
  min: Rupees | null | undefined,
  max: Rupees | null | undefined,
  style: MoneyStyle = 'card',
): string => {
  const [from, to] = [formatMoney(min, style), formatMoney(max, style)];
  return from === to ? from : `${from} – ${to}`;
};

/** {@link formatRange} with both full amounts: `₹25,00,000 – ₹1,40,00,000`. */
export const formatExactRange = (min: Rupees | null | undefined, max: Rupees | null | undefined): string => {
  const [from, to] = [formatExact(min), formatExact(max)];
  return from === to ? from : `${from} – ${to}`;
};
