import { serviceNames } from '@setu/contracts';
import { gatewayEnvironment, type PlatformSettings, serviceEnvironment } from './service-environment';

const privates = ['CALLER_PRIVATE_KEY', 'SESSION_KEYS', 'RELEASE_TOKEN', 'S3_SECRET_ACCESS_KEY'];
const settings: PlatformSettings = {
  base: {
    DATABASE_URL: 'postgres://owner',
    IDENTITY_DATABASE_URL: 'postgres://identity',
    NATS_URL: 'nats://node',
    IDENTITY_NATS_URL: 'nats://identity',
    ...Object.fromEntries(privates.map((name) => [name, 'of the person'])),
    SMTP_URL: 'smtps://me:secret@mail.example',
    SMS_URL: 'https://sms.example',
    SMS_TOKEN: 'of the sms gateway',
    MAIL_FROM: 'FranchiseSetu <hello@franchisesetu.test>',
    OIDC_CLIENT_SECRET: 'of the provider',
    LOG_LEVEL: 'warn',
  },
  databaseUrls: { catalog: 'postgres://catalog', gateway: 'postgres://gateway' },
  natsUrls: { catalog: 'nats://catalog@here', gateway: 'nats://gateway@here' },
  smtpUrl: 'smtp://127.0.0.1:1025',
  publicUrl: 'http://here',
  uploads: '/data/uploads',
  demo: false,
  dev: false,
  secrets: {
    callerPrivateKey: 'private',
    callerPublicKey: 'public',
    sessionKeys: ['a', 'b'],
    releaseToken: 't',
    twoStepKey: 'seals',
    vapidPrivateKey: 'wakes',
  },
};

test('a service inherits the environment without secrets that it does not need', () => {
  const env = serviceEnvironment(settings, 'catalog');
  expect(env).toMatchObject({ LOG_LEVEL: 'warn', CALLER_PUBLIC_KEY: 'public', DEMO: '0' });
  for (const name of privates) expect([name, env[name]]).toEqual([name, undefined]);
  expect(Object.values(env).filter((value) => value?.startsWith('postgres://'))).toEqual([
    'postgres://catalog',
  ]);
  expect(Object.values(env).filter((value) => value?.startsWith('nats://'))).toEqual(['nats://catalog@here']);
});

test('the gateway gets the secrets of the platform and the bucket settings of the environment', () => {
  expect(gatewayEnvironment(settings, '/data/artefacts')).toMatchObject({
    CALLER_PRIVATE_KEY: 'private',
    SESSION_KEYS: 'a,b',
    RELEASE_TOKEN: 't',
    S3_SECRET_ACCESS_KEY: 'of the person',
    ARTEFACTS: '/data/artefacts',
    PUBLIC_URL: 'http://here',
    DATABASE_URL: 'postgres://gateway',
  });
});

test('every service gets the platform’s address, and only identity gets the settings for mail and sealed secrets', () => {
  const own = {
    SMTP_URL: settings.smtpUrl,
    SMS_URL: settings.base.SMS_URL,
    SMS_TOKEN: settings.base.SMS_TOKEN,
    MAIL_FROM: settings.base.MAIL_FROM,
    TWO_STEP_KEY: 'seals',
    VAPID_PRIVATE_KEY: 'wakes',
    OIDC_CLIENT_SECRET: 'of the provider',
  };
  const nothing = {
    SMTP_URL: undefined,
    SMS_URL: undefined,
    SMS_TOKEN: undefined,
    MAIL_FROM: undefined,
    TWO_STEP_KEY: undefined,
    VAPID_PRIVATE_KEY: undefined,
    OIDC_CLIENT_SECRET: undefined,
  };
  const gateway = gatewayEnvironment(settings, '/data/artefacts');
  const environments = serviceNames.map((name) => [name, serviceEnvironment(settings, name)] as const);
  for (const [name, env] of [...environments, ['gateway', gateway] as const]) {
    const given = Object.fromEntries(Object.keys(own).map((variable) => [variable, env[variable]]));
    expect([name, given]).toEqual([name, name === 'identity' ? own : nothing]);
    expect([name, env.PUBLIC_URL]).toEqual([name, 'http://here']);
    expect([name, JSON.stringify(env).includes('secret@')]).toEqual([name, false]);
  }
});

test('text messages of a demo are shown in our mailbox, and nowhere else when there is none', () => {
  const { SMS_URL: _, SMS_TOKEN: __, ...base } = settings.base;
  const mailboxUrl = 'smtp://127.0.0.1:1025';
  const smsUrlOf = (more: Partial<PlatformSettings>) =>
    serviceEnvironment({ ...settings, base, ...more }, 'identity').SMS_URL;
  expect(smsUrlOf({ demo: true, mailboxUrl })).toBe(mailboxUrl);
  expect(smsUrlOf({ demo: true })).toBeUndefined();
  expect(smsUrlOf({ demo: false, mailboxUrl })).toBeUndefined();
  expect(smsUrlOf({ demo: true, mailboxUrl, base: settings.base })).toBe('https://sms.example');
});

test('content stores pictures in the data folder, or at the configured place', () => {
  expect(serviceEnvironment(settings, 'content')).toMatchObject({ UPLOADS: '/data/uploads' });
  expect(serviceEnvironment(settings, 'catalog')).not.toHaveProperty('UPLOADS');
  const base = { ...settings.base, UPLOADS: '/elsewhere' };
  expect(serviceEnvironment({ ...settings, base }, 'content')).toMatchObject({ UPLOADS: '/elsewhere' });
});

test('content and gateway get the secret of a bucket for pictures, and the gateway its address', () => {
  const bucket = { UPLOADS: 's3://pictures/of/ours', S3_ENDPOINT: 'https://store.example' };
  const inBucket = { ...settings, base: { ...settings.base, ...bucket } };
  expect(serviceEnvironment(inBucket, 'content')).toMatchObject({
    ...bucket,
    S3_SECRET_ACCESS_KEY: 'of the person',
  });
  expect(serviceEnvironment(inBucket, 'catalog')).not.toHaveProperty('S3_SECRET_ACCESS_KEY');
  expect(gatewayEnvironment(inBucket, '/a')).toMatchObject({
    UPLOADS_URL: 'https://store.example/pictures/of/ours/',
  });
  expect(gatewayEnvironment(settings, '/a')).not.toHaveProperty('UPLOADS_URL');
});

test('an empty sender is not passed to identity', () => {
  const env = serviceEnvironment({ ...settings, base: { MAIL_FROM: '' } }, 'identity');
  expect(env).not.toHaveProperty('MAIL_FROM');
});
