import { publicUrlRule } from './public-url';

const isKept = (PUBLIC_URL: string | undefined, NODE_ENV?: string, DEMO = false) =>
  publicUrlRule.isKept({ PUBLIC_URL, NODE_ENV, DEMO });

test('in production, the public address must use https', () => {
  expect(isKept('http://franchisesetu.example', 'production')).toBe(false);
  expect(isKept('https://franchisesetu.example', 'production')).toBe(true);
});

test('https is not required on this machine, in a demo, in development, or without an address', () => {
  for (const local of [
    'http://localhost:8080',
    'http://127.0.0.1',
    'http://[::1]:8080',
    'http://a.localhost',
  ])
    expect([local, isKept(local, 'production')]).toEqual([local, true]);
  expect(isKept('http://192.168.1.5:8080', 'production', true)).toBe(true);
  expect(isKept('http://192.168.1.5:8080', 'development')).toBe(true);
  expect(isKept(undefined, 'production')).toBe(true);
});
