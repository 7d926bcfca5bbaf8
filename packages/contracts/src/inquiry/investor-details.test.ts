import { InquiryForm } from './inquiry';
import { budgetText } from './investor-details';

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

test('a budget is formatted in lakh and crore', () => {
  expect(budgetText('2500000-10000000')).toBe('₹25L-1Cr');
});
