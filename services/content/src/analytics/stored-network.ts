import { isIPv4 } from 'node:net';
import { networkOf } from '@setu/service-kit';

/**
 * The stored part of a client's address: the /24 of IPv4, the /48 of IPv6. Enough to see that views come from one network, but
 * not to identify a person. Null for anything that is not an address.
 */
export const storedNetwork = (address: string): string | null => {
  const network = networkOf(address);
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : null;
};
