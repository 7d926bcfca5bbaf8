import type { Context } from 'koa';
import { isApi } from './api-paths';

/**
 * Whether a request gets a span: pages and API calls do. Files of releases would be most of the spans, and a stream lasts as long as
 * its page is open.
 */
export const isTraced = (ctx: Context): boolean => {
  const accept = ctx.get('accept');
  return isApi(ctx) ? !accept.includes('text/event-stream') : accept.includes('text/html');
};
