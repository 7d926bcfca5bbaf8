import { checkNats, checkPostgres, withoutPassword } from './check-servers';

test('addresses are shown without their password', () => {
  expect(withoutPassword('postgres://me:secret@db.example/x')).toBe('postgres://me:***@db.example/x');
});

test('an address that is none is named by its variable and not repeated', async () => {
  for (const [check, variable] of [
    [checkPostgres, 'DATABASE_URL'],
    [checkNats, 'NATS_URL'],
  ] as const) {
    const failure = await check('host=db password=secret').catch((error: Error) => error);
    expect(String(failure)).toContain(`${variable} is no address`);
    expect(String(failure)).not.toContain('secret');
  }
});
