import { InquiryForm } from './inquiry';
import {
  budgetRanges,
  budgetRank,
  budgetText,
  isBelowLowestBudget,
  startRank,
  startTimes,
} from './investor-details';

const text = { subject: 'Pune', message: 'Is it free?' };
const issuesOf = (fields: object) =>
  (InquiryForm.safeParse({ ...text, ...fields }).error?.issues ?? []).map(({ path }) => path.join('.'));
const phoneOf = (phone: string) => InquiryForm.safeParse({ ...text, phone, phoneConsent: true }).data?.phone;

test.each([
  '9876543210',
  '98765 43210',
  '098765-43210',
  '+91 98765 43210',
  '0091 9876543210',
  '91 9876543210',
])('the mobile number %s is parsed as +91 and ten digits', (phone) =>
  expect(phoneOf(phone)).toBe('+919876543210'),
);

test.each(['', '12345', '5876543210', '98765432101', '+1 9876543210', 'call me', '98765\u00003210'])(
  'the text %j is not an Indian mobile number',
  (phone) => expect(issuesOf({ phone, phoneConsent: true })).toContain('phone'),
);

test('a number requires consent, and consent requires a number', () => {
  expect(issuesOf({ phone: '9876543210' })).toEqual(['phoneConsent']);
  expect(issuesOf({ phone: '9876543210', phoneConsent: false })).toEqual(['phoneConsent']);
  expect(issuesOf({ phoneConsent: true })).toEqual(['phone']);
  expect(issuesOf({})).toEqual([]);
});

test('budget and start must be in their lists, and a blank city counts as absent', () => {
  expect(issuesOf({ budget: '1-2', startTime: 'soon' })).toEqual(['budget', 'startTime']);
  expect(InquiryForm.parse({ ...text, city: '  ' }).city).toBeUndefined();
});

test('a plan is absent when it was not answered, and null when the investor prefers not to say', () => {
  const parsed = InquiryForm.parse({ ...text, budget: null, city: null, startTime: null, experience: null });
  expect(parsed).toMatchObject({ budget: null, city: null, startTime: null, experience: null });
  expect(InquiryForm.parse(text)).toEqual(text);
  expect(issuesOf({ experience: 'much' })).toEqual(['experience']);
});

test.each([
  ['0-500000', '500000.00', true],
  ['0-500000', '400000.00', false],
  ['500000-2500000', '2500000.00', false],
  ['500000-2500000', '2500001.00', true],
  ['50000000+', '9999999999.00', false],
  [null, '500000.00', false],
  ['0-500000', null, false],
  ['1-2', '500000.00', false],
])('the budget %s is compared with the lowest budget %s: %s', (budget, lowest, isBelow) =>
  expect(isBelowLowestBudget(budget, lowest)).toBe(isBelow),
);

test('larger budgets and sooner starts have higher ranks, and what is not disclosed has the lowest', () => {
  const ranks = [null, ...budgetRanges.map(({ value }) => value)].map(budgetRank);
  expect(ranks).toEqual([0, 1, 2, 3, 4, 5]);
  expect([...startTimes, null].map(startRank)).toEqual([4, 3, 2, 1, 0]);
});

test('a budget is formatted in lakh and crore', () => {
  expect(budgetText('2500000-10000000')).toBe('₹25L-1Cr');
  expect(budgetText('0-500000')).toBe('Under ₹5 Lakh');
  expect(budgetText('7')).toBe('₹7');
});
