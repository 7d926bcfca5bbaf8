import { isInternalHost, isInternalIp } from './internal-address';

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  'nonsense',
])('the address %s is internal', (address) => expect(isInternalIp(address)).toBe(true));

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001:800::200e'])(
  'the address %s is one of the internet',
  (address) => expect(isInternalIp(address)).toBe(false),
);

// A URL writes every form of an IPv4 address in its usual one.
test.each([
  'http://2130706433/',
  'http://0x7f.1/',
  'http://017700000001/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://crm.local/',
  'http://postgres/',
  'http://vault.internal/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
])('the host of %s is internal', (url) => expect(isInternalHost(new URL(url).hostname)).toBe(true));

test.each(['https://crm.example.com/', 'https://8.8.8.8/', 'https://localhost.example.com/'])(
  'the host of %s is not internal by its name',
  (url) => expect(isInternalHost(new URL(url).hostname)).toBe(false),
);
