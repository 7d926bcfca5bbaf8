import { BlockList, isIP, isIPv4 } from 'node:net';
import type { Middleware } from 'koa';

/** Proxies whose X-Forwarded-For is trusted: a number of hops before us, or proxies with these addresses. */
export type TrustedProxies = { hops: number } | { addresses: BlockList };

export const noProxies: TrustedProxies = { hops: 0 };
export const oneProxy: TrustedProxies = { hops: 1 };

/** Most proxies that a request may pass. */
const maxHops = 10;

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

const addTo = (addresses: BlockList, item: string): boolean => {
  const [address = '', prefix, ...rest] = item.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  const family = familyOf(address);
  if (prefix === undefined) {
    addresses.addAddress(address, family);
    return true;
  }
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > (family === 'ipv4' ? 32 : 128)) return false;
  addresses.addSubnet(address, Number(prefix), family);
  return true;
};

/**
 * Reads TRUSTED_PROXIES: a number of hops, or addresses and networks separated by commas.
 * @returns a sentence with the problem when the text is invalid
 */
export const parseTrustedProxies = (text: string): TrustedProxies | string => {
  const items = text.split(',').map((item) => item.trim());
  const [first = ''] = items;
  if (items.length === 1 && /^\d+$/.test(first)) {
    if (Number(first) > maxHops) return `${first} hops are too many. Set a number from 0 to ${maxHops}.`;
    return { hops: Number(first) };
  }
  const addresses = new BlockList();
  const wrong = items.find((item) => !addTo(addresses, item));
  if (wrong === undefined) return { addresses };
  return (
    `"${wrong}" is neither an address nor a network. Set the number of proxies before the gateway, such as 1, ` +
    'or their addresses, such as 10.0.0.0/8,2001:db8::1.'
  );
};

/** An address in X-Forwarded-For, without its port and brackets; null for anything else. */
const addressIn = (item: string): string | null => {
  const bare = /^\[(.+)\](:\d+)?$/.exec(item)?.[1] ?? item.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return isIP(bare) === 0 ? null : bare.replace(/^::ffff:(?=\d+\.)/i, '');
};

/**
 * The client's address: the nearest one in X-Forwarded-For that is not a trusted proxy's.
 * @param peer the other end of the connection
 */
export const clientAddress = (peer: string, forwardedFor: string, trusted: TrustedProxies): string => {
  const claimed = forwardedFor === '' ? [] : forwardedFor.split(',').map((item) => item.trim());
  let address = addressIn(peer) ?? peer;
  for (let hop = 0; ; hop += 1) {
    const isTrusted =
      'hops' in trusted
        ? hop < trusted.hops
        : isIP(address) !== 0 && trusted.addresses.check(address, familyOf(address));
    const next = isTrusted ? addressIn(claimed.pop() ?? '') : null;
    if (next === null) return address;
    address = next;
  }
};

/** Sets `ctx.ip` to the client's address. */
export const setClientAddress =
  (trusted: TrustedProxies): Middleware =>
  (ctx, next) => {
    ctx.request.ip = clientAddress(ctx.req.socket.remoteAddress ?? '', ctx.get('x-forwarded-for'), trusted);
    return next();
  };
