import type { Context } from 'koa';
import { isApi } from './api-paths';

/**
 * Whether a request is worth a span: pages, and calls of the API. Files of releases would be most of all spans, and a stream lasts as long
 * as its page is open.
 */
export const isTraced = (ctx: Context): boolean => {
  const accept = ctx.get('accept');
  return isApi(ctx) ? !accept.includes('text/event-stream') : accept.includes('text/html');
};
