import { returnPath } from './return-path';

test.each([
  ['/', '/'],
  ['/franchises/7?tab=a#b', '/franchises/7?tab=a#b'],
  ['/franchises?search=चाय', '/franchises?search=%E0%A4%9A%E0%A4%BE%E0%A4%AF'],
  ['/a/../franchises', '/franchises'],
  ['/api-guide', '/api-guide'],
  ['/x?next=//evil.test', '/x?next=//evil.test'],
])('the return path %s is accepted', (wanted, path) => {
  expect(returnPath(wanted)).toBe(path);
});

test.each([
  undefined,
  null,
  7,
  ['/'],
  '',
  'franchises',
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  ' /x',
  '/..//evil.test',
  '/./\u0000',
  'javascript:alert(1)',
  '/api/logout',
  '/API/logout',
  '/x/../api/logout',
  `/${'a'.repeat(2_048)}`,
])('the return path %j is refused', (wanted) => {
  expect(returnPath(wanted)).toBeNull();
});
