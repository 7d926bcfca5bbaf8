import { FranchiseDraft } from '../franchise';
import { agreementTerms, areCostsWithin, costFields, costTotal, noCosts, recurringFeeText } from './costs';

const rupees = (low: string, high = low) => ({ low, high });
const messageOf = (field: keyof typeof costFields, value: unknown) =>
  costFields[field].safeParse(value).error?.issues[0]?.message;

test.each([
  ['both ends', { low: '3 lakh', high: '₹5,00,000' }, rupees('300000.00', '500000.00')],
  ['the lowest amount alone', { low: '300000', high: '' }, rupees('300000.00')],
  ['the highest amount alone', { low: ' ', high: 300_000 }, rupees('300000.00')],
  ['zero', { low: '0', high: '0' }, rupees('0.00')],
  ['two blank amounts', { low: '', high: ' ' }, null],
  ['null', null, null],
  ['nothing', undefined, null],
])('a part of the investment is read from %s', (_, typed, read) => {
  expect(costFields.fitOut.parse(typed)).toEqual(read);
});

test.each([
  [
    'the wrong order',
    { low: '5 lakh', high: '3 lakh' },
    'The lowest amount cannot be greater than the highest',
  ],
  ['words', { low: 'a lot', high: '' }, expect.stringContaining('a lot')],
  ['a negative amount', { low: '-1', high: '' }, 'Enter the fit-out of at least 0'],
  ['more than fits', { low: '1000 crore', high: '' }, 'Enter the fit-out of at most 9,99,99,99,999.99'],
])('a part of the investment refuses %s', (_, typed, message) => {
  expect(messageOf('fitOut', typed)).toEqual(message);
});

test.each([
  ['none', { kind: 'none', amount: '6' }, { kind: 'none', amount: null }],
  ['percent', { kind: 'percent', amount: '6 %' }, { kind: 'percent', amount: '6.00' }],
  ['rupees a month', { kind: 'fixed', amount: '15k' }, { kind: 'fixed', amount: '15000.00' }],
  ['a kind that is not chosen', { kind: '', amount: '' }, null],
  ['nothing', undefined, null],
])('a recurring fee is read from %s', (_, typed, read) => {
  expect(costFields.royalty.parse(typed)).toEqual(read);
});

test.each([
  ['100 percent', { kind: 'percent', amount: '100' }, 'Enter the royalty of at most 50'],
  ['zero percent', { kind: 'percent', amount: '0' }, 'Enter the royalty above 0'],
  ['a kind without its amount', { kind: 'fixed', amount: '' }, 'Enter the royalty in rupees a month'],
])('a royalty refuses %s', (_, typed, message) => {
  expect(messageOf('royalty', typed)).toBe(message);
});

test('a term is whole years, and a lock-in may be zero', () => {
  expect(costFields.termYears.parse('5 years')).toBe(5);
  expect(messageOf('termYears', '2.5')).toBe('Enter the term in whole years');
  expect(messageOf('termYears', 0)).toBe('Enter the term of at least 1 year');
  expect(costFields.lockInMonths.parse('0')).toBe(0);
});

test('the total adds the disclosed parts exactly and names the others', () => {
  expect(costTotal(noCosts)).toBeNull();
  const costs = { ...noCosts, franchiseFee: rupees('0.10', '0.30'), deposit: rupees('0.20', '0.40') };
  expect(costTotal(costs)).toEqual({
    low: 0.3,
    high: 0.7,
    undisclosed: ['fitOut', 'equipment', 'workingCapital', 'otherCosts'],
  });
  expect(areCostsWithin(costs, '0.30')).toBe(true);
  expect(areCostsWithin(costs, '0.29')).toBe(false);
});

test('a franchise whose parts cost more than its maximum investment is refused', () => {
  const draft = {
    title: 'Chai kiosk',
    minInvestment: '5 lakh',
    maxInvestment: '9 lakh',
    territories: ['Pune'],
    fitOut: { low: '10 lakh', high: '12 lakh' },
  };
  expect(FranchiseDraft.safeParse(draft).error?.issues).toEqual([
    expect.objectContaining({
      path: ['maxInvestment'],
      message:
        'The parts of the investment add up to more than this. Raise the maximum investment or lower a part.',
    }),
  ]);
  expect(FranchiseDraft.parse({ ...draft, maxInvestment: '10 lakh' })).toMatchObject({
    fitOut: rupees('1000000.00', '1200000.00'),
    royalty: null,
  });
});

test('fees and terms are texts, and what is not disclosed says so', () => {
  expect(recurringFeeText({ kind: 'percent', amount: '4.50' })).toBe('4.5% of the revenue');
  expect(recurringFeeText({ kind: 'fixed', amount: '150000.00' })).toBe('₹1,50,000 a month');
  expect(recurringFeeText({ kind: 'none', amount: null })).toBe('None');
  expect(recurringFeeText(null)).toBe('Not disclosed');
  expect(agreementTerms({ ...noCosts, termYears: 1, lockInMonths: 0 }).map(({ value }) => value)).toEqual([
    '1 year',
    'Not disclosed',
    'None',
    'Not disclosed',
  ]);
});
