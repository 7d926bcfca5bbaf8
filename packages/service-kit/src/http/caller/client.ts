import { clientAddressHeader } from '@setu/contracts';
import type { Context } from 'koa';

/** The machine a request comes from, as the gateway saw it. Known of visitors too; proves nothing. */
export interface Client {
  /** Network address, IPv4 or IPv6. */
  address: string;
  /** User-Agent header; empty when none was sent. */
  userAgent: string;
  /** Where the visitor reached the site, `https://host`; no gateway before us: this service's own address. */
  site: string;
  /** Aborts when the client is gone before it had its answer: what waits to be done for it need not be done. */
  gone: AbortSignal;
}

const goneSignal = ({ res }: Context): AbortSignal => {
  const gone = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  return gone.signal;
};

/** The machine behind a request, by the gateway's headers. */
export const clientOf = (ctx: Context): Client => ({
  address: ctx.get(clientAddressHeader) || ctx.ip,
  userAgent: ctx.get('user-agent'),
  site: `${ctx.get('x-forwarded-proto') || ctx.protocol}://${ctx.get('x-forwarded-host') || ctx.host}`,
  gone: goneSignal(ctx),
});
