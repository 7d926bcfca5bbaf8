import { type FigureUnit, figureIn, plainFigure, readFigure } from './figure';

const read = (typed: string, unit: FigureUnit) => {
  const reading = readFigure(typed, unit, 'the amount');
  return 'figure' in reading ? reading.figure : `! ${reading.problem}`;
};

test.each([
  ['1250000', '1250000'],
  ['12,50,000', '1250000'],
  ['1,250,000', '1250000'],
  ['12 50 000', '1250000'],
  ['1’250’000', '1250000'],
  ['Rs. 12,50,000', '1250000'],
  ['Rs.12,50,000/-', '1250000'],
  ['12,50,000/- only', '1250000'],
  ['₹ 12,50,000.00', '1250000'],
  ['INR 12.5 lakhs', '1250000'],
  ['12.5 Lacs', '1250000'],
  ['9L', '900000'],
  ['1.4 Cr.', '14000000'],
  ['1 crore 20 lakh', '12000000'],
  ['5 lakh 50,000', '550000'],
  ['50k', '50000'],
  ['2.5 million', '2500000'],
  ['0.07 lakh', '7000'],
  ['१२,५०,००० रुपये', '1250000'],
  ['१.५ करोड़', '15000000'],
  // The nukta as a separate character.
  ['१.५ करोड\u093c', '15000000'],
  ['१२ लाख', '1200000'],
  ['۱۲٬۵۰۰٫۷۵', '12500.75'],
  ['１２，５０，０００', '1250000'],
  ['\u202a12,50,000\u202c', '1250000'],
  ['\ufeff12\u200b,50\u2060,000\u00a0', '1250000'],
  ['-₹500', '-500'],
  ['\u2212500', '-500'],
  ['.5', '0.5'],
  ['00012.50', '12.5'],
  ['9999999999.99', '9999999999.99'],
])('the amount %j is parsed as %s rupees', (typed, rupees) => {
  expect(read(typed, 'rupees')).toBe(rupees);
});

test.each<[string, FigureUnit, string]>([
  ['8.5%', 'percent', '8.5'],
  ['8.5 % p.a.', 'percent', '8.5'],
  ['८.५ प्रतिशत', 'percent', '8.5'],
  ['８．５％', 'percent', '8.5'],
  ['22 per cent per annum', 'percent', '22'],
  ['1,200 sq. ft.', 'sq ft', '1200'],
  ['1200.00', 'sq ft', '1200'],
  ['1200 ft²', 'sq ft', '1200'],
  ['1.5 lakh sqft', 'sq ft', '150000'],
  ['₹150 / sq ft / month', 'rupees per sq ft', '150'],
  ['Rs.82.50 per sq ft per month', 'rupees per sq ft', '82.5'],
  ['10+ yrs', 'years', '10'],
  ['36 months', 'months', '36'],
])('the text %j in %s is parsed as %s', (typed, unit, figure) => {
  expect(read(typed, unit)).toBe(figure);
});

const asNumber = 'Enter the amount as a number, such as 12,50,000 or 12.5 lakh';
test.each([
  ['8,5', 'Write the decimals after a point: 8.5 and not 8,5'],
  ['12,50 lakh', 'Write the decimals after a point: 12.50 and not 12,50'],
  ['1.250,00', 'Write the decimals after a point: 1250.00 and not 1.250,00'],
  ['0,500', 'Write the decimals after a point: 0.500 and not 0,500'],
  ['12,5000', 'Check the commas in 12,5000: write 12,50,000 or 1250000'],
  ['1250,000', 'Check the commas in 1250,000: write 12,50,000 or 1250000'],
  ['12.50.000', 'There is more than one point in 12.50.000'],
  ['12 5', 'Leave out the spaces in 12 5'],
  ['10-15 lakh', 'Write one figure, not two'],
  ['10 to 15 lakh', 'Write one figure, not two'],
  ['12\t500', 'Write one figure, not two'],
  ['१२\n५००', 'Write one figure, not two'],
  ['5 lakh 6 lakh', 'Write one figure, not two'],
  // 1.2 crore, or 1 crore and 20 rupees?
  ['1 crore 20', 'Write one figure, not two'],
  ['abc', `${asNumber}: “abc” cannot be part of it`],
  ['12 dollars', `${asNumber}: “dollars” cannot be part of it`],
  ['8%', `${asNumber}: “%” cannot be part of it`],
  ['5e3', `${asNumber}: “e” cannot be part of it`],
  ['0x10', `${asNumber}: “x” cannot be part of it`],
  ['8½', `${asNumber}: “½” cannot be part of it`],
  ['10²', `${asNumber}: “²” cannot be part of it`],
  ['crore', `${asNumber}: “crore” cannot be part of it`],
  ['-', asNumber],
  ['₹', asNumber],
  ['1'.repeat(101), 'Enter the amount as a number: this is too long'],
])('the amount %j is refused: %s', (typed, sentence) => {
  expect(read(typed, 'rupees')).toBe(`! ${sentence}`);
});

test('metres and acres are refused as square feet', () => {
  for (const typed of ['500 m', '500 sq m', '2 acres', '2 cr'])
    expect(read(typed, 'sq ft')).toMatch(/^! .* cannot be part of it$/);
});

/** Numbering systems of CLDR whose digits are decimal digits of Unicode, with their digits from 0 to 9. */
const digitsOf = Intl.supportedValuesOf('numberingSystem')
  .map((system) => {
    const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
    return [system, [...'0123456789'].map((digit) => format.format(Number(digit))).join('')] as const;
  })
  .filter(([, digits]) => /^\p{Nd}{10}$/u.test(digits));

test('digits of every numbering system of CLDR are parsed', () => {
  expect(digitsOf.length).toBeGreaterThan(60);
  for (const [system, digits] of digitsOf)
    expect([system, read(`1${digits}`, 'count')]).toEqual([system, '10123456789']);
});

test('every amount with Indian or western grouping is parsed to its original value', () => {
  for (const amount of [1, 999, 1_000, 99_999, 1_00_000, 12_34_567.5, 1_00_00_000, 999_999_999.99])
    for (const locale of ['en-IN', 'hi-IN', 'hi-IN-u-nu-deva', 'en-US', 'ur-IN', 'bn-IN-u-nu-beng', 'ta-IN'])
      for (const options of [{}, { style: 'currency', currency: 'INR' }] as const) {
        const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, ...options }).format(
          amount,
        );
        expect([written, figureIn(written, 'rupees')]).toEqual([written, amount]);
      }
});

test('figures are sent as plain digits, and text that cannot be parsed is sent unchanged', () => {
  expect(plainFigure(' 12 lakh ', 'rupees')).toBe('1200000');
  expect(plainFigure(' 8,5 ', 'percent')).toBe('8,5');
  expect(plainFigure(' ', 'percent')).toBe('');
  expect([figureIn('8,5', 'percent'), figureIn('', 'percent')]).toEqual([null, null]);
});
