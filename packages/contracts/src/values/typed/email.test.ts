import { Email } from '../../identity/sign-in/sign-in';

test.each([
  ' Asha@People.test ',
  'Asha Rao <asha@people.test>',
  '"Rao, Asha" <asha@people.test>;',
  'mailto:asha@people.test?subject=Chai',
  '<asha@people.test>',
  '“asha@people.test”',
  'asha@people.test,',
  'asha@people.test.',
  '\u202aasha@people.test\u202c',
  'as\u200bha@people\ufeff.test',
  'ａｓｈａ＠ｐｅｏｐｌｅ．ｔｅｓｔ',
  '\u00a0asha@people.test\t',
])('the address %j is parsed', (typed) => {
  expect(Email.parse(typed)).toBe('asha@people.test');
});

test('characters that are valid in an address stay', () => {
  for (const address of ["o'brien+news@people.test", 'a.b_c-d@people.test'])
    expect(Email.parse(address)).toBe(address);
  expect(Email.parse('asha@my\u2011shop.test')).toBe('asha@my-shop.test');
});

const wanted = 'Please enter a valid email address';
test.each([
  ['asha', wanted],
  ['', wanted],
  ['asha@people', wanted],
  ['asha @people.test', `${wanted}, without spaces`],
  ['a@b.test, c@d.test', 'Please enter one email address, not two'],
  ['आशा@people.test', `${wanted}: “आ” cannot be part of it`],
  [`${'a'.repeat(60)}@${'b.'.repeat(110)}test`, 'Please enter a shorter email address'],
  ['a'.repeat(501), 'Please enter one email address'],
])('the address %j is refused with one message: %s', (typed, message) => {
  expect(Email.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
