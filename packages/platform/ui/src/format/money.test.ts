import { formatExact, formatExactRange, formatMoney, formatRange } from './money';

describe('formatMoney', () => {
  it.each([
    // value, card, detail
    [2_500_000, '₹25L', '₹25L'],
    [10_000_000, '₹1Cr', '₹1.0Cr'],
    [12_500_000, '₹1Cr', '₹1.3Cr'],
    [14_000_000, '₹1Cr', '₹1.4Cr'],
    [15_000_000, '₹2Cr', '₹1.5Cr'],
    [11_500_000, '₹1Cr', '₹1.2Cr'],
    [14_999_999.99, '₹1Cr', '₹1.5Cr'],
    [99_999, '₹99,999', '₹99,999'],
    [100_000, '₹1L', '₹1L'],
    [149_999, '₹1L', '₹1L'],
    [150_000, '₹2L', '₹2L'],
    [500_000_000, '₹50Cr', '₹50.0Cr'],
    [9_999_999_999, '₹1,000Cr', '₹1,000.0Cr'],
    [0, '₹0', '₹0'],
    [-0, '₹0', '₹0'],
    [-0.004, '₹0', '₹0'],
    [45.5, '₹45.50', '₹45.50'],
    [-2_500_000, '−₹25L', '−₹25L'],
  ])('formatMoney writes %d as %s on cards and %s in detail', (value, card, detail) => {
    expect(formatMoney(value, 'card')).toBe(card);
    expect(formatMoney(value, 'detail')).toBe(detail);
  });

  it.each([
    [9_949_999, '₹99L', '₹99L'],
    [9_950_000, '₹1Cr', '₹1.0Cr'],
    [9_996_000, '₹1Cr', '₹1.0Cr'],
    [9_999_999, '₹1Cr', '₹1.0Cr'],
  ])('formatMoney never writes 100 lakh: %d', (value, card, detail) => {
    expect(formatMoney(value, 'card')).toBe(card);
    expect(formatMoney(value, 'detail')).toBe(detail);
  });

  it('formatMoney treats decimal strings of numeric columns like numbers', () => {
    expect(formatMoney('12500000.00', 'detail')).toBe('₹1.3Cr');
    expect(formatMoney('99999.50')).toBe('₹99,999.50');
    expect(formatMoney('0.00')).toBe('₹0');
  });

  it.each([null, undefined, '', 'abc', Number.NaN, Number.POSITIVE_INFINITY])(
    'formatMoney returns a dash for %p',
    (value) => {
      expect(formatMoney(value)).toBe('—');
      expect(formatExact(value)).toBe('—');
    },
  );
});

describe('formatExact', () => {
  it.each([
    [14_000_000, '₹1,40,00,000'],
    ['999999999.00', '₹99,99,99,999'],
    ['1234567.5', '₹12,34,567.50'],
    [-99_999, '−₹99,999'],
  ])('formatExact groups %p in lakh and crore', (value, text) => {
    expect(formatExact(value)).toBe(text);
  });
});

describe('ranges', () => {
  it('a range shows both ends', () => {
    expect(formatRange('2500000', '12500000', 'detail')).toBe('₹25L – ₹1.3Cr');
    expect(formatExactRange(2_500_000, 12_500_000)).toBe('₹25,00,000 – ₹1,25,00,000');
  });

  it('a range shows a single amount when both ends are formatted alike', () => {
    expect(formatRange(10_000_000, 12_500_000, 'card')).toBe('₹1Cr');
    expect(formatExactRange(5, 5)).toBe('₹5');
  });
});
