import { clientAddressHeader } from '@setu/protocol';
import type { Context } from 'koa';

/** The machine that a request comes from, as seen by the gateway. It does not authenticate anyone. */
export interface Client {
  /** Network address, IPv4 or IPv6. */
  address: string;
  /** User-Agent header; empty when none was sent. */
  userAgent: string;
  /** Address of the site in the visitor's browser, `https://host`. Without a gateway, the service's own address. */
  site: string;
  /** Aborts when the client disconnects before it has its reply, so that queued work for it can be dropped. */
  gone: AbortSignal;
}

const goneSignal = ({ res }: Context): AbortSignal => {
  const gone = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  return gone.signal;
};

/** The machine that a request comes from, read from the gateway's headers. */
export const clientOf = (ctx: Context): Client => ({
  address: ctx.get(clientAddressHeader) || ctx.ip,
  userAgent: ctx.get('user-agent'),
  site: `${ctx.get('x-forwarded-proto') || ctx.protocol}://${ctx.get('x-forwarded-host') || ctx.host}`,
  gone: goneSignal(ctx),
});
