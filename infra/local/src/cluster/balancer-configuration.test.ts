import { balancerConfiguration } from './balancer-configuration';

const text = balancerConfiguration(
  { visitors: ['127.0.0.1:8080', '10.0.0.1:8080'], database: '10.0.0.1:5432' },
  {
    gateways: [
      { name: 'host-1', address: '10.0.0.11', port: 8101, readyPort: 9101 },
      { name: 'host-2', address: '10.0.0.12', port: 8102, readyPort: 9102 },
    ],
    databases: [
      { name: 'primary', address: '10.0.0.21', port: 5501 },
      { name: 'standby', address: '10.0.0.22', port: 5502 },
    ],
  },
);
const serversOf = (backend: string) =>
  (text.split(`\nbackend ${backend}\n`)[1]?.split('\n\n')[0] ?? '')
    .split('\n')
    .filter((line) => line.trim().startsWith('server '));

test('each gateway gets visitors while its probe port reports that it is ready', () => {
  expect(text).toContain('http-check send meth GET uri /readyz');
  expect(serversOf('gateways')).toEqual([
    expect.stringMatching(/server host-1 10\.0\.0\.11:8101 check port 9101 /),
    expect.stringMatching(/server host-2 10\.0\.0\.12:8102 check port 9102 /),
  ]);
});

test('a gateway that reports that it is not ready gets no new calls and finishes its current ones', () => {
  expect(text).toContain('http-check expect error-status L7OKC status 200');
});

test('the standby gets connections only while the primary does not answer', () => {
  const [primary, standby] = serversOf('databases');
  expect(primary).toMatch(/server primary 10\.0\.0\.21:5501 check .* on-marked-up shutdown-backup-sessions$/);
  expect(standby).toMatch(/server standby 10\.0\.0\.22:5502 check .* backup$/);
});

test('the balancer listens only at the given addresses', () => {
  expect([...text.matchAll(/bind (\S+)/g)].map(([, address]) => address)).toEqual([
    '127.0.0.1:8080,10.0.0.1:8080',
    '10.0.0.1:5432',
  ]);
});
