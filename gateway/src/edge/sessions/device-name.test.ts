import { deviceName } from './device-name';

test.each([
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'],
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  ],
  [
    'Safari on iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ],
])('a browser is named with its system, without versions: %s', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});

test.each([
  ['an empty header', ''],
  ['a header without a browser', '-'],
  ['a header longer than any browser sends', `Mozilla/5.0 ${'x'.repeat(600)} Firefox/145.0`],
])('%s names no device', (_what, userAgent) => {
  expect(deviceName(userAgent)).toBeNull();
});
