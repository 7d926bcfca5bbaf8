import { repliesText } from './inquiry-words';

test.each([
  [0, null],
  [1, '1 reply'],
  [2, '2 replies'],
  [1_240, '1,240 replies'],
])('%i answers read %s', (count, text) => {
  expect(repliesText(count)).toBe(text);
});
