import { maxInvestmentRupees } from '@setu/contracts';
import { withAsciiDigits } from '@setu/protocol';

/** An amount to invest, in rupees, and its position in the text. */
export interface Budget {
  min?: number;
  max?: number;
  from: number;
  to: number;
}

/** The amount for `low investment`, rupees. The page shows it, so that visitors see how the text was interpreted. */
const lowInvestment = 1_000_000;

const units: readonly (readonly [pattern: string, rupees: number])[] = [
  ['lakhs?|lacs?|lks?|l|लाख', 100_000],
  ['crores?|crs?|करोड़|करोड', 10_000_000],
  ['thousands?|hazaa?r|k|हज़ार|हजार', 1_000],
];
const unit = units.map(([pattern]) => pattern).join('|');

const numberWords: Readonly<Record<string, number>> = {
  ek: 1,
  do: 2,
  teen: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
  das: 10,
  pandrah: 15,
  bees: 20,
  pachees: 25,
  tees: 30,
  pachas: 50,
  एक: 1,
  दो: 2,
  तीन: 3,
  पांच: 5,
  पाँच: 5,
  दस: 10,
  बीस: 20,
  पचास: 50,
};

const words = Object.keys(numberWords).join('|');
const start = '(?<![\\p{L}\\p{M}\\p{N}])';
const end = '(?![\\p{L}\\p{M}\\p{N}])';
const sign = '(?:(?:₹|rs\\.?|inr|rupees)\\s*)?';
/** An amount with a unit or a currency sign, or a long number that ends in 000. Other numbers may mean anything. */
const amount = `(?:${sign}(?:\\d[\\d,]*(?:\\.\\d+)?|${words})\\s*(?:${unit})${end}|(?:₹|rs\\.?|inr)\\s*\\d[\\d,]*(?:\\.\\d+)?${end}|(?=[\\d,]{5,}${end})\\d[\\d,]*000${end})`;
/** The same, or any number after a word that introduces an amount: `under 10` means lakh. */
const meant = `(?:${amount}|\\d[\\d,]{4,}${end}|\\d{1,3}(?:\\.\\d+)?${end})`;
const below =
  'under|below|less than|not more than|within|up\\s?to|maximum|max|<=?|से कम|budget(?: of)?|investment(?: of)?';
const above = 'above|over|more than|at least|from|starting (?:at|from)|minimum|min|>=?';
const about = 'around|about|approx\\.?|nearly|roughly|lagbhag|kareeb|करीब|लगभग|~';
const afterMax =
  'tak|तक|se kam|से कम|ke andar|के अंदर|ke neeche|or less|and below|max(?:imum)?|mein|me|में|budget|investment|ka budget';
const afterMin = 'se zyada|se jyada|से ज़्यादा|से ज्यादा|se upar|से ऊपर|and above|or more|plus|\\+';

const pattern = (body: string) => new RegExp(`${start}${body}`, 'giu');

type Reading = (amounts: readonly number[]) => { min?: number; max?: number };

/** Patterns of phrases and the meaning of their amounts. The first match counts. */
const phrases: readonly (readonly [RegExp, Reading])[] = [
  [
    pattern(
      `(?:between\\s+|from\\s+)?(${sign}\\d[\\d,]*(?:\\.\\d+)?\\s*(?:${unit})?)\\s*(?:-|–|—|to|and|se|से)\\s*(${amount})(?:\\s*(?:ke beech|के बीच|budget|investment)${end})?`,
    ),
    ([min, max]) => ({ min, max }),
  ],
  [pattern(`(?:${above})\\s*(${meant})`), ([min]) => ({ min })],
  [pattern(`(${amount})\\s*(?:(?:${afterMin.replace('|\\+', '')})${end}|\\+)`), ([min]) => ({ min })],
  [
    pattern(`(?:${about})\\s*(${amount})`),
    ([middle = 0]) => ({ min: Math.round(middle * 0.8), max: Math.round(middle * 1.2) }),
  ],
  [pattern(`(?:${below})\\s*(${meant})(?:\\s*(?:${afterMax})${end})?`), ([max]) => ({ max })],
  [pattern(`(${amount})(?:\\s*(?:${afterMax})${end})?`), ([max]) => ({ max })],
  [
    pattern(
      `(?:(?:low|small|less|minimum|kam|छोटा|कम)\\s+(?:investment|budget|cost|capital|paise|paisa|nivesh|lagat|निवेश|पैसे|लागत)|cheap|sast[aei]|सस्ता|सस्ती)${end}`,
    ),
    () => ({ max: lowInvestment }),
  ],
];

const rupeesIn = (text: string, fallback: number): number => {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  const word = new RegExp(`${start}(?:${words})${end}`, 'iu').exec(text)?.[0].toLowerCase();
  const number = digits ? Number(digits.replaceAll(',', '')) : (numberWords[word ?? ''] ?? 0);
  const found = units.find(([one]) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${one})${end}`, 'iu').test(text));
  const factor = found?.[1] ?? (/₹|rs|inr/i.test(text) || number >= 1_000 ? 1 : fallback);
  return Math.min(number * factor, Math.floor(maxInvestmentRupees));
};

/**
 * The amount in a search: `under 10 lakh`, `10-20 lakh`, `₹8L`, `50 lakh+`, `10 lakh tak`, `low investment`. A bare
 * amount is a maximum; `10-20 lakh` uses the second number's unit for both.
 * @returns null when the text does not contain an amount
 */
export const readBudget = (typed: string): Budget | null => {
  const text = withAsciiDigits(typed);
  for (const [expression, reading] of phrases) {
    const found = [...text.matchAll(expression)][0];
    if (!found) continue;
    const amounts = found.slice(1).filter((part) => part !== undefined);
    const lastUnit = units.find(([one]) =>
      new RegExp(`(?<![\\p{L}\\p{M}])(?:${one})${end}`, 'iu').test(amounts.at(-1) ?? ''),
    );
    const { min, max } = reading(amounts.map((part) => rupeesIn(part, lastUnit?.[1] ?? 100_000)));
    if (min === 0 || max === 0) continue;
    const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
    return {
      ...(low === undefined ? {} : { min: low }),
      ...(high === undefined ? {} : { max: high }),
      from: found.index,
      to: found.index + found[0].length,
    };
  }
  return null;
};
