import { storedNetwork } from './stored-network';

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
  ['unknown', null],
  ['', null],
])('for the address %p the network %p is stored', (address, kept) => {
  expect(storedNetwork(address)).toBe(kept);
});
