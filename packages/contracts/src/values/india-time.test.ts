import { fieldTimeOf, instantOf } from './india-time';

test.each([
  ['2026-12-01T11:00', '2026-12-01T05:30:00.000Z'],
  ['2026-12-01T02:15', '2026-11-30T20:45:00.000Z'],
  ['', ''],
  ['tomorrow', 'tomorrow'],
  ['2026-13-01T11:00', '2026-13-01T11:00'],
])('the field %j is parsed as the instant %j', (typed, instant) => {
  expect(instantOf(typed)).toBe(instant);
});

test('a field shows an instant in Indian time', () => {
  expect(fieldTimeOf(new Date('2026-11-30T20:45:00.000Z'))).toBe('2026-12-01T02:15');
});
