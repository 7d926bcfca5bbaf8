const unitMonths: readonly [RegExp, number][] = [
  [/^d/, 1 / 30],
  [/^w/, 7 / 30],
  [/^m/, 1],
  [/^q/, 3],
  [/^y/, 12],
];
const numberWords: Readonly<Record<string, number>> = {
  half: 0.5,
  a: 1,
  an: 1,
  this: 1,
  next: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const amount = `\\d{1,4}(?:\\.\\d{1,2})?|${Object.keys(numberWords).join('|')}`;
/** "2 months", "6-9 months", "45 days", "one to two years", "half a year", "next quarter", "6+ months". */
const duration = new RegExp(
  `\\b(?:(?:${amount})\\s*(?:-|–|—|to|or)\\s*)?(${amount})\\s*(\\+)?[\\s-]*(?:a\\s+)?(days?|weeks?|wks?|months?|mths?|mos?|quarters?|qtrs?|years?|yrs?)\\b`,
  'g',
);
const atOnce = /\b(immediate(?:ly)?|asap|as soon as possible|urgent(?:ly)?|right away|at once|now|today)\b/;
const negated =
  /\b(?:not?|non|nothing|without|isn'?t)\b[\s-]*(?:an?\s+)?(?:immediate|urgent|urgency|asap|now)/;
const beyond = /\b(?:more than|over|after|beyond|at least)\b/;
const quarterOfYear = /\bq([1-4])[\s,/'’-]*(20\d\d)\b/;
const monthOfYear = new RegExp(`\\b(${monthNames.join('|')})[a-z]*\\.?[\\s,/'’-]*(20\\d\\d)\\b`);
const year = /\b(20\d\d)\b/;

/** Finds the ends of calendar texts as months since the year 0: the last month of a quarter, the month itself, December of a year. */
const endMonth = (text: string): number | null => {
  const quarter = quarterOfYear.exec(text);
  if (quarter) return Number(quarter[2]) * 12 + Number(quarter[1]) * 3 - 1;
  const month = monthOfYear.exec(text);
  if (month) return Number(month[2]) * 12 + monthNames.indexOf(month[1] ?? '');
  const lone = year.exec(text);
  return lone ? Number(lone[1]) * 12 + 11 : null;
};

const monthsOf = (value: string, unit: string): number => {
  const perUnit = unitMonths.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
  return (numberWords[value] ?? Number(value)) * perUnit;
};

/**
 * Months until a brand needs its space, read from its text. The longest of several durations counts, and the end of a range;
 * "6+ months" and "more than 6 months" are longer than six. Quarters, months and years of the calendar ("Q1 2027", "March
 * 2027") count from the day of posting to their end.
 * @returns 0 for a blank text, for "immediate", "ASAP" and the like, and for past dates; null for a text without a time
 * ("flexible")
 */
export const monthsUntilNeeded = (timeline: string | null, postedAt: Date): number | null => {
  const text = (timeline ?? '').normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
  if (text === '') return 0;
  if (atOnce.test(text) && !negated.test(text)) return 0;
  const lengths = [...text.matchAll(duration)].map(
    ([, value = '', plus, unit = '']) => monthsOf(value, unit) + (plus || beyond.test(text) ? 0.5 : 0),
  );
  if (lengths.length > 0) return Math.max(...lengths);
  const end = endMonth(text);
  return end === null ? null : Math.max(0, end - (postedAt.getUTCFullYear() * 12 + postedAt.getUTCMonth()));
};
