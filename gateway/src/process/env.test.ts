import { makeCallers } from '@setu/service-kit/test';
import { readEnvironment } from './env';

const complete = {
  DATABASE_URL: 'postgres://gateway:word@localhost/setu',
  CALLER_PRIVATE_KEY: makeCallers().privateKey,
  SESSION_KEYS: 'a-secret-of-some-length',
  ARTEFACTS: '/data/artefacts',
};
const read = (over: NodeJS.ProcessEnv = {}) => readEnvironment({ ...complete, ...over });

test('a gateway only requires its database, its keys and its store', () => {
  expect(read()).toMatchObject({
    PORT: 0,
    INTERNAL_PORT: 0,
    RATE_LIMIT: 600,
    MAX_IN_FLIGHT: 100,
    PAGE_WAIT_MS: 1_500,
    services: {},
  });
  expect(() => readEnvironment({})).toThrow(/DATABASE_URL.*CALLER_PRIVATE_KEY.*SESSION_KEYS.*ARTEFACTS/s);
});

test('services may have fixed addresses', () => {
  expect(read({ IDENTITY_URL: 'http://10.0.0.7:8080' }).services).toEqual({
    identity: 'http://10.0.0.7:8080',
  });
  expect(() => read({ IDENTITY_URL: '10.0.0.7' })).toThrow('IDENTITY_URL: its value is not allowed.');
});

test('session keys are a list, and each has a safe length', () => {
  const keys = 'a-secret-of-some-length, an-older-secret-of-some-length';
  expect(read({ SESSION_KEYS: keys }).SESSION_KEYS).toHaveLength(2);
  expect(() => read({ SESSION_KEYS: `${keys},short` })).toThrow(
    'SESSION_KEYS: its value is not allowed. Use secrets of at least 16 characters, separated by commas.',
  );
});

describe('settings that contradict each other are refused', () => {
  test.each([
    [{ PORT: '8080', INTERNAL_PORT: '8080' }, 'INTERNAL_PORT: it equals PORT'],
    [{ TLS_CERT_FILE: '/tls.crt' }, 'TLS_CERT_FILE: a certificate and its key belong together'],
    [{ TLS_CERT_FILE: 'tls.crt', TLS_KEY_FILE: '/tls.key' }, 'TLS_CERT_FILE: Write the whole path'],
    [
      { SERVICES_HTTPS: '1', CATALOG_URL: 'http://10.0.0.7' },
      'SERVICES_HTTPS: it is 1, and the fixed address',
    ],
    [{ NATS_CREDS: 'x' }, 'NATS_URL: it is not set, and the identity at NATS is'],
    [{ NODE_ENV: 'production', PUBLIC_URL: 'http://franchisesetu.example' }, 'PUBLIC_URL: it has no https'],
    [
      { PUBLIC_URL: 'https://a.example', ADMIN_URL: 'https://a.example/admin' },
      'ADMIN_URL: its host name is that of',
    ],
    [
      { PUBLIC_URL: 'https://a.example', ADMIN_URL: 'https://A.example:8443' },
      'ADMIN_URL: its host name is that of',
    ],
    [{ ADMIN_URL: 'http://localhost:9000' }, 'ADMIN_URL: its host name is that of PUBLIC_URL'],
    [
      { PUBLIC_URL: 'https://a.example', ADMIN_URL: 'http://admin.a.example' },
      'ADMIN_URL: its scheme differs',
    ],
    [{ PUBLIC_URL: 'https://a.example', ADMIN_URL: 'admin.a.example' }, 'ADMIN_URL: '],
    [
      { PUBLIC_URL: 'https://franchisesetu.example', UPLOADS_URL: 'http://store.example/' },
      'UPLOADS_URL: it has no https',
    ],
    [{ ARTEFACTS: 's3://No Bucket' }, 'ARTEFACTS: it names no bucket. Write it as s3://bucket/prefix'],
  ])('%j', (over, problem) => {
    expect(() => read(over)).toThrow(problem);
  });

  test('a bucket without its key and cache, with each missing name', () => {
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'ARTEFACTS_CACHE'])
      expect(() => read({ ARTEFACTS: 's3://files/of' })).toThrow(
        `${name}: it is not set, and ARTEFACTS is a bucket.`,
      );
    const bucket = { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's', ARTEFACTS_CACHE: '/cache' };
    expect(read({ ARTEFACTS: 's3://files/of', ...bucket }).ARTEFACTS).toBe('s3://files/of');
  });
});

test('a misspelt variable is refused, and a variable of another process is not', () => {
  expect(() => read({ RATE_LIMITS: '0' })).toThrow('RATE_LIMITS: no process reads it. Write RATE_LIMIT');
  expect(() =>
    read({ MODERATION: 'before', SMTP_URL: 'smtp://x', CATALOG_PORT: 'tcp://10.0.0.7:80' }),
  ).not.toThrow();
});
