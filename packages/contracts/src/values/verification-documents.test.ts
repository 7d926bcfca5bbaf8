import { endOfIndianDay, indianDay } from './india-time';
import { documentNumber, documentNumberProblem, documentRules } from './verification-documents';
import { documentNames, documentTypes } from './verification-names';

test.each(documentTypes.filter((type) => documentRules[type].sample))(
  'the sample of %s has a valid format',
  (type) => {
    expect(documentNumberProblem(type, documentRules[type].sample ?? '')).toBeNull();
  },
);

test.each([
  ['gstin', '27AAPFU0939F1ZX', 'The last character'],
  ['gstin', '27AAPFU0939F1Z', 'Enter the number'],
  ['pan', 'AAPXU0939F', 'Enter the number'],
  ['incorporation', 'X55101MH2019PTC123456', 'Enter the number'],
  ['fssai', '31519999000123', 'Enter the number'],
] as const)('a %s with the number %s is refused', (type, number, message) => {
  expect(documentNumberProblem(type, number)).toContain(message);
});

test('a number is stored in capitals, and without spaces if its format has none', () => {
  expect(documentNumber('pan', ' aapfu 0939f ')).toBe('AAPFU0939F');
  expect(documentNumber('rera', ' P51700001234 of 2019 ')).toBe('P51700001234 of 2019');
  expect(documentNumberProblem('pan', 'aapfu 0939f')).toBeNull();
  expect(documentNumberProblem('rera', 'any number')).toBeNull();
});

test('a sentence lists the documents that are known in this release', () => {
  expect(documentNames([])).toBe('');
  expect(documentNames(['gstin'])).toBe('GSTIN');
  expect(documentNames(['incorporation', 'gstin', 'passport', 'pan'])).toBe(
    'company registration, GSTIN and PAN',
  );
});

test('a day in India begins at 18:30 UTC', () => {
  expect(indianDay(new Date('2026-01-31T18:29:59.000Z'))).toBe('2026-01-31');
  expect(indianDay(new Date('2026-01-31T18:30:00.000Z'))).toBe('2026-02-01');
  expect(endOfIndianDay('2026-01-31').toISOString()).toBe('2026-01-31T18:30:00.000Z');
});
