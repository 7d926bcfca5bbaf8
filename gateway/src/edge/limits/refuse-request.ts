import { type OverloadedError, type RateLimitedError, writeProblem } from '@setu/service-kit';
import type { Context } from 'koa';
import { retryPage } from '../html/small-page';

const isPage = ({ path, method }: Context) => method === 'GET' && !/^\/(api|platform|mfe)(\/|$)/.test(path);

export type RefuseRequest = (ctx: Context, error: OverloadedError | RateLimitedError) => void;

/**
 * Answers with a refusal: a page for a navigation, else a problem document.
 * @param product name of the product, for the page
 */
export const makeRefuseRequest =
  (product: string): RefuseRequest =>
  (ctx, error) => {
    writeProblem(ctx, error);
    if (!isPage(ctx) || ctx.accepts('json', 'html') !== 'html') return;
    ctx.body = retryPage(product, error.detail);
    ctx.type = 'html';
  };
