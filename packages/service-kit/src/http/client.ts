import { clientAddressHeader } from '@setu/contracts';
import type { Context } from 'koa';

/** The machine a request comes from, as the gateway saw it. Known of visitors too; proves nothing. */
export interface Client {
  /** Network address, IPv4 or IPv6. */
  address: string;
  /** User-Agent header; empty when none was sent. */
  userAgent: string;
}

export const clientOf = (ctx: Context): Client => ({
  address: ctx.get(clientAddressHeader) || ctx.ip,
  userAgent: ctx.get('user-agent'),
});
