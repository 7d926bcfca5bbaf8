import { formatArea, formatCount, formatPercent, formatTotal, plural } from './quantity';

/** Replaces no-break spaces by plain ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('quantities', () => {
  it('areas have Indian grouping and are never separated from their unit', () => {
    expect(formatArea(1200)).toBe('1,200\u00a0sq\u00a0ft');
    expect(plain(formatArea('1000000'))).toBe('10,00,000 sq ft');
    expect(formatArea(null)).toBe('—');
  });

  it('percentages have no trailing zeros', () => {
    expect(formatPercent('23.50')).toBe('23.5%');
    expect(formatPercent('25.00')).toBe('25%');
    expect(formatPercent(0)).toBe('0%');
    expect(formatPercent(-0.001)).toBe('0%');
    expect(formatPercent(-36)).toBe('−36%');
    expect(formatPercent('')).toBe('—');
  });

  it('counts have Indian grouping', () => {
    expect(formatCount(5247)).toBe('5,247');
    expect(formatCount('124000')).toBe('1,24,000');
    expect(formatCount('many')).toBe('—');
  });

  it('an incomplete total has a plus sign', () => {
    expect(formatTotal({ total: 1000 })).toBe('1,000');
    expect(formatTotal({ total: 1000, isTotalBound: true })).toBe('1,000+');
  });
});

test.each([
  [0, '0 replies'],
  [1, '1 reply'],
  [2, '2 replies'],
  [1_240, '1,240 replies'],
])('plural writes %i with its noun as %s', (count, text) => {
  expect(plural(count, 'reply', 'replies')).toBe(text);
});

test('plural adds an s unless the plural is given', () => {
  expect(plural(2, 'year')).toBe('2 years');
});
