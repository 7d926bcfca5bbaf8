import { HttpsUrl, MultilineText, TagList, Text } from './text';

const messageOf =
  (schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } }) =>
  (value: string) =>
    schema.safeParse(value).error?.issues[0]?.message;

test.each([
  ['a\u0000b', 'Text must not contain a NUL character'],
  ['a\u0001b', 'Text must not contain a control character (U+0001). Remove it and try again'],
  ['a\u009fb', 'Text must not contain a control character (U+009F). Remove it and try again'],
  ['a\ud800b', 'Text must not contain half of a character (U+D800). Remove it and try again'],
  ['a\udc00', 'Text must not contain half of a character (U+DC00). Remove it and try again'],
  ['two\nlines', 'Text must be on one line, without tabs'],
])('one line of text refuses %j', (value, message) => {
  expect(messageOf(Text(80))(value)).toBe(message);
});

test('multiline text accepts line breaks and tabs, but no other control characters', () => {
  expect(MultilineText(80).parse('a\r\n\tb')).toBe('a\r\n\tb');
  expect(messageOf(MultilineText(80))('a\u0007b')).toContain('U+0007');
});

test.each(['चाय 🫖 abc', '<b>&amp;</b>', 'மொழி\u200D', ' Pune '])(
  'the text %j is accepted and trimmed',
  (value) => {
    expect(Text(80).parse(value)).toBe(value.trim());
  },
);

test.each([
  ['https://Pictures.example', 'https://pictures.example/'],
  ['https://pictures.example', 'https://pictures.example'],
  [' https://a.test/x y.png ', 'https://a.test/x%20y.png'],
])('the address %j is stored in normalised form: %s', (typed, stored) => {
  expect(HttpsUrl.parse(typed)).toBe(stored);
});

test.each([
  ['https://user:secret@a.test/', 'Enter the address without user name and password'],
  ['http://a.test/', 'Enter an https:// address'],
  ['javascript:alert(1)', 'Enter an https:// address'],
  ['https:a.test', 'Enter an https:// address'],
  ['https:\\\\a.test', 'Enter an https:// address'],
  ['//a.test', 'Enter an https:// address'],
  ['https://a.test/\tb', 'Text must be on one line, without tabs'],
])('the address %j is refused: %s', (typed, message) => {
  expect(messageOf(HttpsUrl)(typed)).toBe(message);
});

test('a list splits entries that were sent as one, and removes duplicates among them', () => {
  expect(TagList().parse(['Mumbai, Pune', 'Pune', '\u200b', 'Cafe\u0301', 'Caf\u00e9'])).toEqual([
    'Mumbai',
    'Pune',
    'Café',
  ]);
});
