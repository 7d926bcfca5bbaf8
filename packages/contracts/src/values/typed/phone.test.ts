import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import { readPhone } from './phone';

test.each([
  '9876543210',
  '98765 43210',
  '98765-43210',
  '98765.43210',
  '98765\u201143210',
  '98765\u00a043210',
  '09876543210',
  '919876543210',
  '+919876543210',
  '0091 98765 43210',
  '091-98765-43210',
  '(+91) 98765 43210',
  '+91 (0) 98765 43210',
  '\u202a+91 98765 43210\u202c',
  '\u200e+91\u200b 98765\ufeff 43210',
  '+91\t98765\t43210',
  'tel:+91-98765-43210',
  'Mob: 98765 43210',
  '९८७६५४३२१०',
  '৯৮৭৬৫ ৪৩২১০',
  '+９１ ９８７６５ ４３２１０',
  '98765/43210',
])('the number %j is parsed', (typed) => {
  expect(readPhone(typed)).toEqual({ phone: '9876543210' });
});

const wanted = 'Enter a valid 10-digit mobile number';
test.each([
  ['98765', `${wanted}: this one has 5 digits`],
  ['+91 98765 4321', `${wanted}: this one has 9 digits`],
  ['98765432101', `${wanted}: this one has 11 digits`],
  ['2345678901', `${wanted}: it begins with 6, 7, 8 or 9. A landline cannot be used`],
  ['+1 415 555 2671', `${wanted} of India: this one is of another country`],
  ['98765 43210 / 98765 43211', 'Enter one mobile number, not two'],
  ['98765 43210, 98765 43211', 'Enter one mobile number, not two'],
  ['Asha 98765 43210', `${wanted}: “Asha” cannot be part of it`],
  ['98765 4321O', `${wanted}: “O” cannot be part of it`],
  ['98765\u000043210', `${wanted}: “\u0000” cannot be part of it`],
  ['+', wanted],
])('the number %j is refused: %s', (typed, problem) => {
  expect(readPhone(typed)).toEqual({ problem });
});

/** Numbers with each first digit that libphonenumber accepts as Indian mobile numbers. */
const indianNumbers = ['6', '7', '8', '9']
  .flatMap((first) =>
    Array.from({ length: 60 }, (_, i) => `${first}${String(i * 16_777_213 + 1).padStart(9, '7')}`),
  )
  .flatMap((number) => parsePhoneNumberFromString(number, 'IN') ?? [])
  .filter((number) => number.isValid());

test('every format in which libphonenumber writes an Indian mobile number is parsed', () => {
  expect(indianNumbers.length).toBeGreaterThan(100);
  for (const number of indianNumbers)
    for (const written of [
      number.formatInternational(),
      number.formatNational(),
      number.format('E.164'),
      number.format('RFC3966'),
      number.format('IDD', { fromCountry: 'GB' }),
      number.number.slice(1),
    ])
      expect([written, readPhone(written)]).toEqual([written, { phone: number.nationalNumber }]);
});

test('a number of another country with its code is never parsed as an Indian number', () => {
  for (const [country, national] of Object.entries(examples)) {
    const number = parsePhoneNumberFromString(String(national), country as 'US');
    if (country === 'IN' || !number) continue;
    expect([country, 'problem' in readPhone(number.formatInternational())]).toEqual([country, true]);
  }
});
