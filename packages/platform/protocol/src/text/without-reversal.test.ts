import { withoutReversal } from './without-reversal';

test('a stored text is shown without reversing characters, and otherwise as it is', () => {
  expect(withoutReversal(' \u202eCafe\u0301\u2066 \u200b\u202c ')).toBe(' Cafe\u0301 \u200b ');
});
