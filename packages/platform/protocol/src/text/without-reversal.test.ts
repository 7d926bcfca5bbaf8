import { withoutReversal } from './without-reversal';

test('a stored text is shown without bidirectional overrides, and otherwise unchanged', () => {
  expect(withoutReversal(' \u202eCafe\u0301\u2066 \u200b\u202c ')).toBe(' Cafe\u0301 \u200b ');
});
