import { readIntent } from './intent';

const cookie = (intent: unknown) => encodeURIComponent(JSON.stringify(intent));

test('form, role and return path are read from the cookie', () => {
  const intent = { form: 'sign-in', role: 'brand', returnTo: '/franchises/7' };
  expect(readIntent(cookie(intent))).toEqual(intent);
});

test('a requested role opens the registration form unless the cookie names another form', () => {
  expect(readIntent(cookie({ role: 'brand' })).form).toBe('register');
  expect(readIntent(cookie({ returnTo: '/franchises/7' })).form).toBe('sign-in');
  expect(readIntent(cookie({ form: 'register' })).form).toBe('register');
});

test('a return path to another site is ignored, and the role is used', () => {
  expect(readIntent(cookie({ role: 'agent', returnTo: '//evil.test' }))).toEqual({
    form: 'register',
    role: 'agent',
    returnTo: null,
  });
});

test.each([
  undefined,
  '',
  '%',
  'no json',
  cookie(null),
  cookie({ role: 'admin' }),
  cookie({ form: 'other' }),
  cookie([]),
])('no intent is read from %j', (garbage) => {
  expect(readIntent(garbage)).toEqual({ form: 'sign-in', role: undefined, returnTo: null });
});
