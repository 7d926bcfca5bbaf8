import { readIntent } from './intent';

const cookie = (intent: unknown) => encodeURIComponent(JSON.stringify(intent));

test('role and return path come out of the cookie', () => {
  expect(readIntent(cookie({ role: 'brand', returnTo: '/franchises/7' }))).toEqual({
    role: 'brand',
    returnTo: '/franchises/7',
  });
});

test('a foreign return path is dropped, the role stays', () => {
  expect(readIntent(cookie({ role: 'agent', returnTo: '//evil.test' }))).toEqual({
    role: 'agent',
    returnTo: null,
  });
});

test.each([undefined, '', '%', 'no json', cookie(null), cookie({ role: 'admin' }), cookie([])])(
  'nothing is read from %j',
  (garbage) => {
    expect(readIntent(garbage)).toEqual({ role: undefined, returnTo: null });
  },
);
