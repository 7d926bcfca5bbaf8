import { errorEntry, pathEntry } from './log-entry';

const fromPostgres = (message: string, more = {}) =>
  Object.assign(new Error(message), { severity: 'ERROR', ...more });
const canary = 'asha-canary';

test('an error is logged with its type, message, stack and code', () => {
  const entry = errorEntry(Object.assign(new TypeError('x is not a function'), { code: 'ERR_X' }));
  expect(entry).toMatchObject({ type: 'TypeError', message: 'x is not a function', code: 'ERR_X' });
  expect(entry.stack).toMatch(/^TypeError: x is not a function\n\s+at .*log-entry\.test\.ts/);
});

test('a violated constraint is logged by name, without the row', () => {
  const row = { detail: `Key (email)=(${canary}) already exists.`, where: canary, internalQuery: canary };
  const native = fromPostgres('duplicate key value violates unique constraint "users_email_unique"', {
    ...row,
    code: '23505',
    constraint: 'users_email_unique',
    table: 'users',
  });
  const wrapped = Object.assign(new Error(native.message), {
    nativeError: native,
    constraint: 'users_email_unique',
  });
  for (const entry of [errorEntry(native), errorEntry(wrapped)]) {
    expect(entry).toMatchObject({ constraint: 'users_email_unique' });
    expect(JSON.stringify(entry)).not.toContain(canary);
  }
});

test.each([
  ['Postgres', () => fromPostgres(`select $1 - invalid input syntax for type uuid: "${canary}\n${canary}"`)],
  [
    'JSON.parse',
    () => {
      try {
        return JSON.parse(`${canary}`);
      } catch (error) {
        return error;
      }
    },
  ],
  [
    'JSON.parse in the middle',
    () => {
      try {
        return JSON.parse(`{"a":1,"b":${canary}}`);
      } catch (error) {
        return error;
      }
    },
  ],
])('a value that %s repeats in its message is hidden, in the stack too', (_, make) => {
  const error = make();
  expect(JSON.stringify(errorEntry(new Error('outer', { cause: error })))).not.toContain(canary);
});

test('nested errors are logged with the same rules', () => {
  const inner = Object.assign(new Error('refused'), { address: canary, code: 'ECONNREFUSED' });
  const entry = errorEntry(new AggregateError([inner], 'all failed'));
  expect(entry.errors).toMatchObject([{ message: 'refused', code: 'ECONNREFUSED' }]);
  expect(JSON.stringify(entry)).not.toContain(canary);
  expect(errorEntry(canary)).toEqual({ type: 'string', message: 'not an error object' });
});

test.each([
  [
    '/api/franchises/99999999-9999-4999-8999-999999999999',
    '/api/franchises/99999999-9999-4999-8999-999999999999',
  ],
  ['/mfe/mfe-brand/0.1.0-3f9a2c1d/screen.1a2b.js', '/mfe/mfe-brand/0.1.0-3f9a2c1d/screen.1a2b.js'],
  ['/api/users/:id', '/api/users/:id'],
  ['/api/users?search=asha', '/api/users'],
  ['/reset/asha@people.test', '/reset/[hidden]'],
  ['/people/9820012345/x', '/people/[hidden]/x'],
  ['/find/Asha%20Kulkarni', '/find/[hidden]'],
])('the path %s is logged as %s', (path, logged) => {
  expect(pathEntry(path)).toBe(logged);
});
