import { checkedText } from './verified-text';

const checkedAt = '2026-11-12T06:30:00.000Z';

test.each([
  [['incorporation', 'gstin'], 'company registration and GSTIN checked on 12 November 2026'],
  [['passport'], 'documents checked on 12 November 2026'],
])('the text of a verification by %j lists the known documents', (documents, text) => {
  expect(checkedText({ documents, checkedAt })).toBe(text);
});

test('a verification without documents has no text', () => {
  expect(checkedText(null)).toBeNull();
});
