import { maskPersonalData } from './personal-data';

test.each([
  ['to asha.k+news@people.test, twice', 'to [email], twice'],
  ['GET /reset/asha%40people.test', 'GET /reset/[email]'],
  ['आशा@डाक.भारत wrote', '[email] wrote'],
  ['call 98200 12345 or +91-9820012345', 'call [phone] or [phone]'],
  ['{"phone":"9820012345"}', '{"phone":"[phone]"}'],
])('the personal data in %s is masked', (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked);
});

test.each([
  '{"level":30,"time":"2026-11-22T10:00:00.123Z","bytes":9820012345}',
  'at handle (/srv/node_modules/@koa/router/dist/index.js:12:3)',
  'nats://127.0.0.1:4222 version 0.1.0-9820012345',
  '99999999-9999-4999-8999-999999999999',
])('the text %s does not change', (text) => {
  expect(maskPersonalData(text)).toBe(text);
});

test('a log line stays JSON when its numbers look like a phone number', () => {
  const line = JSON.stringify({ bytes: 9_820_012_345, said: 'asha@people.test "9820012345"' });
  expect(JSON.parse(maskPersonalData(line))).toEqual({ bytes: 9_820_012_345, said: '[email] "[phone]"' });
});
