import { makeCallers } from '../../test/service/callers';
import { parseEnvironment } from '../settings/parse-environment';
import { ServiceEnvironment } from './environment';

const complete = {
  DATABASE_URL: 'postgres://catalog:word@localhost/setu',
  NATS_URL: 'nats://localhost:4222',
  CALLER_PUBLIC_KEY: makeCallers().publicKey,
};
const read = (over: NodeJS.ProcessEnv) => parseEnvironment(ServiceEnvironment, { ...complete, ...over });

it('optional variables get their defaults', () => {
  expect(read({})).toEqual({
    PORT: 0,
    HOST: '127.0.0.1',
    DATABASE_URL: complete.DATABASE_URL,
    NATS_URL: 'nats://localhost:4222',
    NATS_REPLICAS: 1,
    DEMO: false,
    DRAIN_GRACE_MS: 1_500,
    MAX_IN_FLIGHT: 200,
    LOG_LEVEL: 'info',
    CALLER_PUBLIC_KEY: [expect.stringContaining('-----BEGIN PUBLIC KEY-----')],
    OUTBOX_NOTIFY: true,
    DATABASE_POOL: 10,
    DATABASE_WAIT_MS: 15_000,
    MIGRATIONS: 'apply',
    OTEL_TRACES_SAMPLER_ARG: 1,
    IGNORED_SETTINGS: [],
  });
});

it('all missing and wrong variables are reported at once', () => {
  expect(() => read({ NATS_URL: '', PORT: '70000', DEMO: 'yes' })).toThrow(/DEMO.*PORT.*NATS_URL/s);
});

it('no value of a variable is repeated in a message, because it may be a secret', () => {
  for (const name of ['DATABASE_POOL', 'DATABASE_URL', 'NATS_URL', 'CALLER_PUBLIC_KEY', 'LOG_LEVEL'])
    expect(() => read({ [name]: 'hunter2' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
});

describe('settings that contradict each other are refused', () => {
  it.each([
    [{ DATABASE_SESSION_URL: complete.DATABASE_URL }, 'DATABASE_SESSION_URL: it equals DATABASE_URL'],
    [
      { DATABASE_SESSION_URL: 'postgres://owner:word@localhost/setu' },
      'DATABASE_SESSION_URL: its role is not that of DATABASE_URL',
    ],
    [{ NATS_URL: 'nats://a:b@one,nats://c:d@two' }, 'NATS_URL: its addresses have different users'],
    [{ NATS_URL: 'nats://a:b@one', NATS_CREDS: 'x' }, 'NATS_URL: it contains a user'],
    [{ NATS_URL: 'nats://a:b@one', NATS_NKEY: 'x' }, 'NATS_URL: it contains a user'],
    [{ NATS_CREDS: 'x', NATS_NKEY: 'x' }, 'NATS_NKEY: it is set, and NATS_CREDS too'],
    [{ NATS_CERT: 'x' }, 'NATS_CERT: a certificate and its key belong together'],
    [{ NATS_KEY: 'x' }, 'NATS_CERT: a certificate and its key belong together'],
  ])('%j', (over, problem) => {
    expect(() => read(over)).toThrow(problem);
  });

  it('several replicas with one address are accepted, because it may be the address of a whole cluster', () => {
    expect(read({ NATS_URL: 'nats://nats:4222', NATS_REPLICAS: '3' }).NATS_REPLICAS).toBe(3);
  });

  it('the same user at several servers is accepted', () => {
    expect(() => read({ NATS_URL: 'nats://a:b@one,nats://a:b@two,nats://three' })).not.toThrow();
  });
});
