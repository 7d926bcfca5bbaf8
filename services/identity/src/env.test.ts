import { readSettings } from './env';

const key = 'A'.repeat(43);

test('without settings, identity sends no mail and does not offer two-step verification or a provider', () => {
  expect(readSettings({})).toMatchObject({
    mail: { url: null, site: 'http://localhost:8080' },
    twoStep: { keys: [], isAdminRequired: false },
    push: { key: null },
    provider: null,
    texts: null,
  });
});

describe('settings that contradict each other are refused', () => {
  const client = { OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'hunter2' };
  test.each([
    [
      { OIDC_ISSUER: 'https://id.example' },
      ['OIDC_CLIENT_ID: it is not set', 'OIDC_CLIENT_SECRET: it is not set'],
    ],
    [{ OIDC_CLIENT_SECRET: 'hunter2' }, ['OIDC_ISSUER: it is not set', 'OIDC_CLIENT_ID: it is not set']],
    [{ OIDC_ISSUER: 'http://id.example', ...client }, ['OIDC_ISSUER: it has no https']],
    [{ ADMIN_MFA: 'required' }, ['ADMIN_MFA: it is `required`, but without TWO_STEP_KEY']],
    [{ NODE_ENV: 'production', PUBLIC_URL: 'http://setu.example' }, ['PUBLIC_URL: it has no https']],
    [
      { SMTP_URL: 'https://me:hunter2@mail.example' },
      ['SMTP_URL: its value is not allowed. Use an address such as'],
    ],
    [{ SMS_URL: 'smtp://127.0.0.1:1025' }, ['SMS_URL: it is a mailbox, which only a demo may use']],
    [{ SMS_URL: 'http://sms.example', SMS_TOKEN: 'hunter2hunter2hunter2' }, ['SMS_URL: it has no https']],
    [{ SMS_URL: 'https://sms.example' }, ['SMS_TOKEN: it is not set, but SMS_URL is']],
    [
      { TWO_STEP_KEY: 'hunter2' },
      ['TWO_STEP_KEY: its value is not allowed. Use 32 random bytes in base64url'],
    ],
  ])('%j', (environment, problems) => {
    for (const problem of problems) expect(() => readSettings(environment)).toThrow(problem);
    expect(() => readSettings(environment)).not.toThrow('hunter2');
  });

  test('a provider on this machine does not need https', () => {
    expect(readSettings({ OIDC_ISSUER: 'http://127.0.0.1:9', ...client }).provider).not.toBeNull();
  });

  test('two-step verification may be required for administrators when its key is set', () => {
    expect(readSettings({ ADMIN_MFA: 'required', TWO_STEP_KEY: key }).twoStep.isAdminRequired).toBe(true);
  });
});
