import { maxMessageLength, withInserted } from './with-inserted';

test.each([
  ['', 'Fees', 'Fees'],
  [' \n', 'Fees', 'Fees'],
  ['Dear Asha, \n', 'The fee.', 'Dear Asha,\n\nThe fee.'],
])('the typed text %j stays before an inserted text', (typed, text, joined) => {
  expect(withInserted(typed, text)).toBe(joined);
});

test('a text is not inserted when the message would become too long', () => {
  expect(withInserted('x'.repeat(maxMessageLength - 3), 'two')).toBeNull();
});
