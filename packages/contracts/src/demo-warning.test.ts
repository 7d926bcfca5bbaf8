import { demoPasswordDefault } from './demo';
import { demoWarning } from './demo-warning';

const here = { isDemo: true, demoPassword: undefined, publicUrl: 'http://localhost:8080', host: '127.0.0.1' };

test.each([
  ['a public address', { publicUrl: 'https://setu.example' }],
  ['an address of the local network', { publicUrl: 'http://192.168.1.7:8080' }],
  ['all addresses of the machine', { host: '0.0.0.0' }],
  ['all addresses, IPv6', { host: '::' }],
])('demoWarning warns about %s with demo accounts and the published password', (_, more) => {
  expect(demoWarning({ ...here, ...more })).toMatch(/DEMO=0, or with DEMO_PASSWORD/);
  expect(demoWarning({ ...here, ...more, demoPassword: '' })).not.toBeNull();
  expect(demoWarning({ ...here, ...more, demoPassword: demoPasswordDefault })).not.toBeNull();
  expect(demoWarning({ ...here, ...more, demoPassword: 'a secret of our own' })).toBeNull();
  expect(demoWarning({ ...here, ...more, isDemo: false })).toBeNull();
});

test.each([
  ['http://localhost:8080', 'localhost'],
  ['http://setu.localhost:8080', '127.0.0.1'],
  ['http://127.0.0.1:8080', '127.0.0.2'],
  ['http://[::1]:8080', '::1'],
])('%s at %s is reachable only from this machine', (publicUrl, host) => {
  expect(demoWarning({ ...here, publicUrl, host })).toBeNull();
});
