import { type OverloadedError, type RateLimitedError, writeProblem } from '@setu/service-kit';
import type { Context } from 'koa';
import { retryPage } from '../html/small-page';

const isPage = ({ path, method }: Context) => method === 'GET' && !/^\/(api|platform|mfe)(\/|$)/.test(path);

/** Answers with a refusal: a page when a person opens one, else a problem document. */
export const refuseRequest = (ctx: Context, error: OverloadedError | RateLimitedError): void => {
  writeProblem(ctx, error);
  if (!isPage(ctx) || ctx.accepts('json', 'html') !== 'html') return;
  ctx.body = retryPage(error.detail);
  ctx.type = 'html';
};
