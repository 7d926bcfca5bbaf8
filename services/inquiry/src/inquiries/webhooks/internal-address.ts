import { BlockList, isIP } from 'node:net';

const internal4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  internal4.addSubnet(network, prefix, 'ipv4');

/** The addresses of the internet: everything else, such as loopback, local and mapped addresses, is internal. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Parts of them that documentation uses, or that contain an IPv4 address. */
const unusable6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  unusable6.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is not one of the internet: private, loopback, link-local, reserved, or no address. */
export const isInternalIp = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return internal4.check(address, 'ipv4');
  if (family === 6) return !global6.check(address, 'ipv6') || unusable6.check(address, 'ipv6');
  return true;
};

/** Names that never belong to the internet (RFC 6761, RFC 6762, RFC 8375, and the one that ICANN reserved). */
const internalName = /(?:^|\.)(?:localhost|local|internal|home\.arpa|test|invalid)\.?$/i;

/**
 * Whether a host of a URL is internal by its name alone: an internal IP address, a name without a dot, or a reserved one. The addresses of
 * other names are checked when the connection is made.
 */
export const isInternalHost = (hostname: string): boolean => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare)) return isInternalIp(bare);
  return !bare.includes('.') || internalName.test(bare);
};
