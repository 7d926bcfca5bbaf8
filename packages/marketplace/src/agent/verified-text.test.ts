import { checkedText } from './verified-text';

const checkedAt = '2026-11-12T06:30:00.000Z';

test.each([
  [['incorporation', 'gstin'], 'company registration and GSTIN checked on 12 November 2026'],
  [['passport'], 'documents checked on 12 November 2026'],
])('the text of a verification by %j names the documents that are known', (documents, text) => {
  expect(checkedText({ documents, checkedAt })).toBe(text);
});

test('nothing is said of a verification without documents', () => {
  expect(checkedText(null)).toBeNull();
});
