import { ageText } from './age-text';

test.each([
  ['2026-11-24T09:00:00.000Z', 'Today'],
  ['2026-11-23T09:00:00.000Z', '1 day ago'],
  ['2026-11-12T09:00:00.000Z', '12 days ago'],
])('an inquiry of %s reads “%s” on 24 November at noon', (createdAt, text) => {
  expect(ageText(createdAt, Date.parse('2026-11-24T12:00:00.000Z'))).toBe(text);
});
