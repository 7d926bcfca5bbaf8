import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address, written out. */
const prefixOf = (address: string): string => {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(missing).fill('0'), ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * The key by which attempts are counted: a whole IPv4 address, but only the /64 network of an IPv6 address, because one
 * household has 2^64 of them. IPv4 written as IPv6 counts as IPv4.
 */
export const networkOf = (address: string): string => {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(bare) ? `${prefixOf(bare)}::/64` : bare;
};
