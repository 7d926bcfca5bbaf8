import { mayWithdraw, nextStatuses, subjectMatter } from './inquiry-words';

test.each([
  ['open', ['in_progress', 'meeting_scheduled', 'negotiation', 'deal_closed', 'declined']],
  ['negotiation', ['deal_closed', 'declined']],
  ['deal_closed', []],
  ['declined', []],
  ['withdrawn', []],
] as const)('who received it may make of %s: %j', (status, next) => {
  expect(nextStatuses(status)).toEqual(next);
});

test('who sent it may take it back until it is finished', () => {
  expect(mayWithdraw('open')).toBe(true);
  expect(mayWithdraw('deal_closed')).toBe(false);
});

test('what it is about is said in one line', () => {
  expect(subjectMatter({ requirementTitle: 'Café', franchiseTitle: null, propertyTitle: 'Shop' })).toBe(
    'Café · Shop',
  );
  expect(subjectMatter({ requirementTitle: null, franchiseTitle: null, propertyTitle: null })).toBe('');
});
