import { parseEnvironment, ServiceEnvironment } from './environment';

const complete = {
  DATABASE_URL: 'postgres://localhost/setu',
  NATS_URL: 'nats://localhost:4222',
  CALLER_PUBLIC_KEY: Buffer.from('-----BEGIN PUBLIC KEY-----').toString('base64url'),
};

it('optional variables get their defaults', () => {
  expect(parseEnvironment(ServiceEnvironment, complete)).toEqual({
    PORT: 0,
    HOST: '127.0.0.1',
    DATABASE_URL: 'postgres://localhost/setu',
    NATS_URL: 'nats://localhost:4222',
    DEMO: false,
    DRAIN_GRACE_MS: 1_500,
    MAX_IN_FLIGHT: 200,
    LOG_LEVEL: 'info',
    CALLER_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----',
    OUTBOX_NOTIFY: true,
    DATABASE_POOL: 10,
  });
});

it('all missing and wrong variables are reported at once', () => {
  expect(() =>
    parseEnvironment(ServiceEnvironment, { ...complete, NATS_URL: '', PORT: '70000', DEMO: 'yes' }),
  ).toThrow(/PORT.*NATS_URL.*DEMO/s);
});

it('no value of a variable is repeated in a message, because it may be a secret', () => {
  expect(() => parseEnvironment(ServiceEnvironment, { ...complete, DATABASE_POOL: 'hunter2' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
  );
});
