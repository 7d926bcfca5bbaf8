import { plainCharacters } from '@setu/protocol';

/** The unit of a figure. It determines which words may follow the digits. */
export type FigureUnit = 'rupees' | 'rupees per sq ft' | 'percent' | 'sq ft' | 'years' | 'months' | 'count';

/** A figure as plain digits, `1250000` or `-8.5`, or the reason why it cannot be parsed, as a sentence without its full stop. */
export type Figure = { figure: string } | { problem: string };

/** A parsed figure, the part that cannot be parsed, or a problem with its digits. */
type Parts = { figure: string } | { unreadable: string } | { problem: string };

/** Maximum length of a figure. Fields accept this length, because a lower limit would silently cut pasted text. */
export const longestFigure = 100;

const rupees = 'rs\\.?|re\\.?|inr|rupees?|रु\\.?|रू\\.?|रुपये|रुपए|रुपया';
const sqFt = 'sq\\.? ?(?:ft|feet|foot)\\.?|sft\\.?|square (?:feet|foot|ft)|ft²|ft2|वर्ग ?(?:फुट|फीट)';

/** A symbol at the end, or a whole word: not the `re` of `crore`. */
const ending = (signs: string, words: string) =>
  new RegExp(` ?(?:${signs}|(?<![\\p{L}\\p{M}])(?:${words}))$`, 'u');
const money = { signs: '/[-=]|[₹₨]', words: `only|मात्र|${rupees}` };
const endings: Readonly<Record<FigureUnit, RegExp>> = {
  rupees: ending(money.signs, money.words),
  'rupees per sq ft': ending(
    `${money.signs}|/ ?(?:${sqFt}|month|mo)`,
    `${money.words}|psf|(?:(?:per|प्रति) ?)?(?:${sqFt})|(?:per|a) month|p\\.? ?m\\.?`,
  ),
  percent: ending(
    '%|/ ?(?:year|yr)',
    'per ?cent|pct|प्रतिशत|p\\.? ?a\\.?|per (?:year|annum)|a year|yearly|annually',
  ),
  'sq ft': ending('$^', sqFt),
  years: ending('\\+', 'years?|yrs?\\.?|वर्ष|साल'),
  months: ending('$^', 'months?|mths?\\.?|mos?\\.?|महीने|माह'),
  count: /$^/,
};
const beginning = new RegExp(`^(?:[₹₨]|${rupees}) ?`, 'u');

/** Powers of ten of the words after a figure. */
const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:billions?|bn)$/, 9],
  [/^(?:crores?|crs?|c|करोड़|करोड|कोटी|कोटि)$/u, 7],
  [/^(?:millions?|mn|m)$/, 6],
  [/^(?:lakhs?|lacs?|lks?|l|लाख)$/u, 5],
  [/^(?:thousands?|k|हज़ार|हजार)$/u, 3],
];
const scaleOf = (word: string): number | undefined =>
  scales.find(([words]) => words.test(word.replace(/\.$/, '').normalize('NFC')))?.[1];

const oneFigure = 'Write one figure, not two';

/** Indian and western grouping: groups of two or three digits, the last with three. */
const grouped = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/** Digits with their groups and point as plain digits. */
const readDigits = (written: string): Figure => {
  const digits = written.replace(/[ ,]+$/, '').replace(/\.$/, '');
  const spaced = digits.replace(/[ '’]/g, ',');
  if (/^\d*\.?\d+$/.test(digits)) return { figure: digits };
  if (grouped.test(spaced)) return { figure: spaced.replaceAll(',', '') };
  const [, whole = '', rest = ''] = /^([\d.]*\d),(\d+)$/.exec(digits) ?? [];
  if (whole !== '' && (rest.length < 3 || whole === '0' || whole.includes('.')))
    return {
      problem: `Write the decimals after a point: ${whole.replaceAll('.', '')}.${rest} and not ${digits}`,
    };
  if (digits.split('.').length > 2) return { problem: `There is more than one point in ${digits}` };
  if (!digits.includes(',')) return { problem: `Leave out the spaces in ${digits}` };
  return { problem: `Check the commas in ${digits}: write 12,50,000 or 1250000` };
};

/** Multiplies a number in plain digits by a power of ten. */
const shifted = (digits: string, power: number): string => {
  const [whole = '', rest = ''] = digits.split('.');
  const moved = rest.padEnd(power, '0');
  return `${whole}${moved.slice(0, power)}.${moved.slice(power)}`;
};

/** Exact sum of numbers in plain digits. */
const sumOf = (parts: readonly string[]): string => {
  const places = Math.max(...parts.map((part) => (part.split('.')[1] ?? '').length));
  const sum = parts
    .map((part) => {
      const [whole = '', rest = ''] = part.split('.');
      return BigInt(`${whole}${rest.padEnd(places, '0')}`);
    })
    .reduce((a, b) => a + b)
    .toString()
    .padStart(places + 1, '0');
  const decimals = sum.slice(sum.length - places).replace(/0+$/, '');
  const whole = sum.slice(0, sum.length - places);
  return decimals === '' ? whole : `${whole}.${decimals}`;
};

const part = /^(\.?\d[\d.,'’ ]*)([\p{L}\p{M}]*\.?)[ ,&]*(?:and )?/u;

/** Figures with words such as `1 crore 20 lakh`, the larger unit first. */
const readParts = (written: string, largestScale: number): Parts => {
  const parts: string[] = [];
  let rest = written;
  let above = Number.POSITIVE_INFINITY;
  while (rest !== '') {
    const [all = '', typed = '', word = ''] = part.exec(rest) ?? [];
    if (all === '') {
      const isRange = parts.length > 0 && /^-/.test(rest);
      return isRange ? { problem: oneFigure } : { unreadable: rest };
    }
    if (/^(?:to|से|or)$/u.test(word)) return { problem: oneFigure };
    const scale = word === '' || word === '.' ? 0 : scaleOf(word);
    if (scale === undefined || scale > largestScale) return { unreadable: word };
    const read = readDigits(typed);
    if ('problem' in read) return read;
    // “1 crore 20” may mean 20 lakh, so a last part without a word must be at least a thousand.
    const isUnclear = parts.length > 0 && scale === 0 && read.figure.replace(/\..*/, '').length < 4;
    if (scale >= above || isUnclear) return { problem: oneFigure };
    above = scale;
    parts.push(shifted(read.figure, scale));
    rest = rest.slice(all.length);
  }
  return parts.length === 0 ? { unreadable: written } : { figure: sumOf(parts) };
};

const withoutEndings = (text: string, end: RegExp): string => {
  const shorter = text.replace(end, '').trimEnd();
  return shorter === text || shorter === '' ? text : withoutEndings(shorter, end);
};

/** A sign before the digits or before the rupee sign. */
const signed = /^([+-]?) ?(.*)$/;

/** Maximum power of ten of a word after a figure, because `m` after an area would mean metres. */
const largestScales: Partial<Record<FigureUnit, number>> = {
  rupees: 9,
  'rupees per sq ft': 9,
  'sq ft': 5,
};

/** Examples for the messages that refuse a figure. */
const examples: Readonly<Record<FigureUnit, string>> = {
  rupees: '12,50,000 or 12.5 lakh',
  'rupees per sq ft': '150 or 82.50',
  percent: '8.5',
  'sq ft': '1,200',
  years: '12',
  months: '36',
  count: '12',
};

/**
 * Parses a figure in the formats that people use: digits of every script, Indian and western groups, `Rs.`, `₹`, `INR`, `/-`, lakh,
 * crore and their short forms, `%`, `sq ft`. A decimal comma is refused, because `8,5` could mean 85.
 * @param typed not blank
 * @param label name of the figure in the message: `minimum investment`
 */
export const readFigure = (typed: string, unit: FigureUnit, label: string): Figure => {
  if (typed.length > longestFigure) return { problem: `Enter ${label} as a number: this is too long` };
  if (/\p{Nd}\s*[\t\n\r]\s*\p{Nd}/u.test(typed)) return { problem: oneFigure };
  const text = plainCharacters(typed)
    .toLowerCase()
    .replaceAll('٫', '.')
    .replace(/[٬،]/g, ',')
    .replaceAll('٪', '%');
  const [, before = '', unsigned = ''] = signed.exec(text) ?? [];
  const isMoney = unit === 'rupees' || unit === 'rupees per sq ft';
  const bare = withoutEndings(isMoney ? unsigned.replace(beginning, '') : unsigned, endings[unit]);
  const [, after = '', written = ''] = signed.exec(bare) ?? [];
  const read = readParts(written, largestScales[unit] ?? 0);
  if ('unreadable' in read) {
    const why = read.unreadable === '' ? '' : `: “${read.unreadable.slice(0, 20)}” cannot be part of it`;
    return { problem: `Enter ${label} as a number, such as ${examples[unit]}${why}` };
  }
  if ('problem' in read || read.figure === '0') return read;
  return { figure: `${before}${after}`.includes('-') ? `-${read.figure}` : read.figure };
};

/** A typed figure as plain digits, to be sent; text that cannot be parsed is not changed. */
export const plainFigure = (typed: string, unit: FigureUnit): string => {
  const text = typed.trim();
  const read = text === '' ? { problem: text } : readFigure(text, unit, '');
  return 'figure' in read ? read.figure : text;
};

/** A typed figure as a number; null when it is blank or cannot be parsed. */
export const figureIn = (typed: string, unit: FigureUnit): number | null => {
  const plain = plainFigure(typed, unit);
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
};
