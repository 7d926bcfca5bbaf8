import { checkNats, checkPostgres, checkSmtp, withoutPassword } from './check-servers';

test('withoutPassword hides the password of an address', () => {
  expect(withoutPassword('postgres://me:secret@db.example/x')).toBe('postgres://me:***@db.example/x');
});

test('a malformed address is refused with the name of its variable, without its value', async () => {
  for (const [check, variable] of [
    [checkPostgres, 'DATABASE_URL'],
    [checkNats, 'NATS_URL'],
  ] as const) {
    const failure = await check('host=db password=secret').catch((error: Error) => error);
    expect(String(failure)).toContain(`${variable} is not an address`);
    expect(String(failure)).not.toContain('secret');
  }
});

test.each([
  'mail.example',
  'https://me:secret@mail.example',
  'smtp://',
  'smtp://me:secret@mail.example:port',
])('SMTP_URL=%s is refused without its value', (url) => {
  expect(() => checkSmtp(url)).toThrow(/^SMTP_URL is not the address of a mail server\. Use the form smtp:/);
  expect(() => checkSmtp(url)).not.toThrow(/secret|mail\.example/);
});

test.each(['smtp://127.0.0.1:1025', 'smtps://me:secret@mail.example'])('SMTP_URL=%s is accepted', (url) => {
  expect(() => checkSmtp(url)).not.toThrow();
});
