import { devServerPort, LoopbackOrigin } from './overrides';

test.each([
  ['http://localhost:4300', 'http://localhost:4300'],
  ['http://127.0.0.1:65535/', 'http://127.0.0.1:65535'],
])('%s is a server on this machine', (given, origin) => {
  expect(LoopbackOrigin.parse(given)).toBe(origin);
});

test.each([
  'https://localhost:4300',
  'http://localhost',
  'http://localhost:0',
  'http://localhost:65536',
  'http://localhost:4300/app',
  'http://localhost:4300?x',
  'http://localhost:4300@evil.test',
  'http://localhost.evil.test:4300',
  'http://evil.test:4300',
  'http://127.0.0.1.evil.test:4300',
  'http://user@localhost:4300',
  'http://localhost:4300; script-src *',
  'http://localhost:4300\n',
  '//localhost:4300',
  'javascript:alert(1)',
  '',
])('%j is not a server on this machine', (given) => {
  expect(LoopbackOrigin.safeParse(given).success).toBe(false);
});

test('every dashboard has its own development port', () => {
  const ports = ['public', 'brand', 'investor', 'agent', 'admin'].map((name) => devServerPort(`mfe-${name}`));
  expect(new Set(ports).size).toBe(ports.length);
  for (const port of ports) expect(port).toBeGreaterThanOrEqual(4300);
});
