import { readSettings } from './options';

test('the defaults are port 8080, .data and demo data', () => {
  expect(readSettings({}, false)).toMatchObject({
    port: 8080,
    dataDir: '.data',
    demo: true,
    host: '127.0.0.1',
  });
});

test('PORT, DATA_DIR and DEMO are read', () => {
  expect(readSettings({ PORT: '9000', DATA_DIR: '/srv/x', DEMO: '0' }, false)).toMatchObject({
    port: 9000,
    dataDir: '/srv/x',
    demo: false,
  });
});

test.each([[{ PORT: 'web' }], [{ PORT: '70000' }], [{ DEMO: 'yes' }], [{ NATS_REPLICA: '3' }]])(
  '%j is refused',
  (env) => {
    expect(() => readSettings(env, false)).toThrow(Object.keys(env)[0]);
  },
);

test('a public address without https is refused, except in a demo or in development', () => {
  const env = { PUBLIC_URL: 'http://box.example', DEMO: '0' };
  expect(() => readSettings(env, false)).toThrow('PUBLIC_URL: it has no https');
  expect(() => readSettings(env, true)).not.toThrow();
  expect(() => readSettings({ ...env, DEMO: '1' }, false)).not.toThrow();
});

test('certificates are refused, because everything runs on one machine and speaks HTTP there', () => {
  const env = { TLS_CERT_FILE: '/tls.crt', TLS_KEY_FILE: '/tls.key' };
  expect(() => readSettings(env, false)).toThrow('let a proxy before the platform speak TLS');
});

test('settings of the processes that it starts, and variables of other programs, are ignored', () => {
  expect(() => readSettings({ MODERATION: 'before', NATS_CONTEXT: 'home' }, false)).not.toThrow();
});
