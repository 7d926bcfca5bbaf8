import { visibleText } from './characters';

test.each([
  ['\u202eabc\u202c', 'abc'],
  ['\u2067चाय\u2069 bar', 'चाय bar'],
  ['\ufeffPune\u200b', 'Pune'],
  ['co\u00adfounder', 'cofounder'],
  ['Cafe\u0301', 'Caf\u00e9'],
  ['\u0958', '\u0915\u093c'],
  // A joiner in a Malayalam word, a combined emoji, a flag of tag characters, a direction mark in Urdu.
  ['മൊഴി\u200d', 'മൊഴി\u200d'],
  ['👩\u200d🍳', '👩\u200d🍳'],
  ['❤\ufe0f', '❤\ufe0f'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['چائے\u200f!', 'چائے\u200f!'],
])('the text %j is stored as %j', (typed, stored) => {
  expect(visibleText(typed)).toBe(stored);
});

test.each([
  '\u3164\u3164\u3164',
  '\u200b',
  '\u200d\u200c',
  '\u2800\u2800\u2800',
  '\u115f\u1160\uffa0',
  '\u00a0\u3000',
  '\u202e\u202c',
  '\u0301\u0301\u0301',
  '\ufe0f',
  '\u{e0020}',
  '\u17b4',
])('the text %j, which has no visible characters, is blank', (typed) => {
  expect(visibleText(typed)).toBe('');
});
