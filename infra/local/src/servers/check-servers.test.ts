import { checkNats, checkPostgres, withoutPassword } from './check-servers';

test('withoutPassword hides the password of an address', () => {
  expect(withoutPassword('postgres://me:secret@db.example/x')).toBe('postgres://me:***@db.example/x');
});

test('a malformed address is refused by the name of its variable, without its value', async () => {
  for (const [check, variable] of [
    [checkPostgres, 'DATABASE_URL'],
    [checkNats, 'NATS_URL'],
  ] as const) {
    const failure = await check('host=db password=secret').catch((error: Error) => error);
    expect(String(failure)).toContain(`${variable} is not an address`);
    expect(String(failure)).not.toContain('secret');
  }
});
