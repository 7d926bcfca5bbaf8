import { gatewayEnvironment, type PlatformSettings, serviceEnvironment } from './service-environment';

const privates = ['CALLER_PRIVATE_KEY', 'SESSION_KEYS', 'RELEASE_TOKEN', 'S3_SECRET_ACCESS_KEY'];
const settings: PlatformSettings = {
  base: {
    DATABASE_URL: 'postgres://owner',
    IDENTITY_DATABASE_URL: 'postgres://identity',
    ...Object.fromEntries(privates.map((name) => [name, 'of the person'])),
    LOG_LEVEL: 'warn',
  },
  databaseUrls: { catalog: 'postgres://catalog', gateway: 'postgres://gateway' },
  natsUrl: 'nats://here',
  demo: false,
  dev: false,
  secrets: {
    callerPrivateKey: 'private',
    callerPublicKey: 'public',
    sessionKeys: ['a', 'b'],
    releaseToken: 't',
  },
};

test('a service inherits the environment without the secrets that it does not need', () => {
  const env = serviceEnvironment(settings, 'catalog');
  expect(env).toMatchObject({ LOG_LEVEL: 'warn', CALLER_PUBLIC_KEY: 'public', DEMO: '0' });
  for (const name of privates) expect([name, env[name]]).toEqual([name, undefined]);
  expect(Object.values(env).filter((value) => value?.startsWith('postgres://'))).toEqual([
    'postgres://catalog',
  ]);
});

test('the gateway gets the secrets of the platform and the bucket of the environment', () => {
  expect(gatewayEnvironment(settings, '/data/artefacts', 'http://here')).toMatchObject({
    CALLER_PRIVATE_KEY: 'private',
    SESSION_KEYS: 'a,b',
    RELEASE_TOKEN: 't',
    S3_SECRET_ACCESS_KEY: 'of the person',
    ARTEFACTS: '/data/artefacts',
    PUBLIC_URL: 'http://here',
    DATABASE_URL: 'postgres://gateway',
  });
});
