import { connectionOptions, NatsServers } from './broker-access';

describe('NATS_URL', () => {
  it.each(['nats://a:4222', 'tls://a', 'nats://user:word@a:4222, nats://b:4223'])(
    '%s is accepted',
    (list) => {
      expect(NatsServers.safeParse(list).success).toBe(true);
    },
  );

  it.each(['', 'a:4222', 'http://a:4222', 'nats://a:4222,', 'nats://a:4222,b'])('“%s” is refused', (list) => {
    expect(NatsServers.safeParse(list).success).toBe(false);
  });
});

describe('the options of the connection', () => {
  it('name every server of a list, and the user of the first address that has one', () => {
    expect(connectionOptions({ NATS_URL: 'nats://a:4223,nats://me:p%40ss@b' })).toEqual({
      servers: ['a:4223', 'b:4222'],
      user: 'me',
      pass: 'p@ss',
    });
  });

  it('have a token when the user has no password', () => {
    expect(connectionOptions({ NATS_URL: 'nats://s3cret@a:4222' })).toEqual({
      servers: ['a:4222'],
      token: 's3cret',
    });
  });

  it('have TLS for the scheme tls', () => {
    expect(connectionOptions({ NATS_URL: 'tls://a:4222' })).toMatchObject({ tls: {} });
    expect(connectionOptions({ NATS_URL: 'nats://a:4222' })).not.toHaveProperty('tls');
  });

  it('have TLS with the given certificates', () => {
    const options = connectionOptions({
      NATS_URL: 'nats://a',
      NATS_CA: 'ca',
      NATS_CERT: 'own',
      NATS_KEY: 'key',
    });
    expect(options.tls).toEqual({ ca: 'ca', cert: 'own', key: 'key' });
  });

  it('prefer an nkey to the user of the address', () => {
    const options = connectionOptions({ NATS_URL: 'nats://me:word@a', NATS_NKEY: 'SUA…' });
    expect(options).toHaveProperty('authenticator');
    expect(options).not.toHaveProperty('user');
  });
});
