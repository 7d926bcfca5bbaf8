import { clientAddress, parseTrustedProxies, type TrustedProxies } from './trusted-proxies';

const parsed = (text: string): TrustedProxies => {
  const trusted = parseTrustedProxies(text);
  if (typeof trusted === 'string') throw new Error(trusted);
  return trusted;
};
const seen = (trusted: string, peer: string, forwardedFor = '') =>
  clientAddress(peer, forwardedFor, parsed(trusted));

it('the client address is the connection’s when no proxy is trusted', () => {
  expect(seen('0', '203.0.113.9', '6.6.6.6')).toBe('203.0.113.9');
});

it('a number of hops is trusted, counted from the nearest', () => {
  expect(seen('1', '10.0.0.1', '6.6.6.6, 203.0.113.9')).toBe('203.0.113.9');
  expect(seen('2', '10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9');
  expect(seen('2', '10.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
  expect(seen('1', '10.0.0.1')).toBe('10.0.0.1');
});

it('proxies with trusted addresses are trusted, and so are those they forward for', () => {
  const trusted = '10.0.0.0/8, 2001:db8::/32';
  expect(seen(trusted, '10.0.0.1', '6.6.6.6, 203.0.113.9')).toBe('203.0.113.9');
  expect(seen(trusted, '::ffff:10.0.0.1', '203.0.113.9, 10.9.9.9')).toBe('203.0.113.9');
  expect(seen(trusted, '2001:db8::1', '2001:beef::7')).toBe('2001:beef::7');
  expect(seen(trusted, '203.0.113.9', '6.6.6.6')).toBe('203.0.113.9');
});

it('addresses with ports are read, and reading stops at an invalid one', () => {
  expect(seen('1', '10.0.0.1', '203.0.113.9:4711')).toBe('203.0.113.9');
  expect(seen('1', '10.0.0.1', '[2001:beef::7]:4711')).toBe('2001:beef::7');
  expect(seen('2', '10.0.0.1', 'unknown, 10.0.0.2')).toBe('10.0.0.2');
});

it.each([
  ['10.0.0.0/33', '"10.0.0.0/33" is neither an address nor a network.'],
  ['10.0.0.1, balancer', '"balancer" is neither'],
  ['-1', '"-1" is neither'],
  ['all', '"all" is neither'],
  ['', '"" is neither'],
  ['99', '99 hops are too many.'],
])('the setting %j is refused with a message', (text, sentence) => {
  expect(parseTrustedProxies(text)).toContain(sentence);
});
