import { investmentPresets, maxInvestmentRupees, parseInvestmentRange } from './investment-range';

test.each(investmentPresets.map(({ value, min, max }) => [value, { min, ...(max ? { max } : {}) }] as const))(
  'the offered range %s is parsed',
  (value, range) => {
    expect(parseInvestmentRange(value)).toEqual(range);
  },
);

test('an unencoded plus sign, which arrives as a space, is accepted', () => {
  expect(parseInvestmentRange('50000000 ')).toEqual({ min: 50_000_000 });
});

test.each(['', 'cheap', '5-', '-5', '5L-25L', '1-2-3', '1.5-2', '10000000000+', '1-10000000000'])(
  'the text %j is not a range',
  (value) => {
    expect(parseInvestmentRange(value)).toBeNull();
  },
);

test('the maximum amount of a range is valid in calls', () => {
  expect(parseInvestmentRange('0-9999999999')?.max).toBe(Math.floor(maxInvestmentRupees));
});
