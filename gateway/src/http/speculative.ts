import type { Context } from 'koa';

/** Whether a browser prefetches a page before a person opens it. */
export const isSpeculative = (ctx: Context): boolean => /\bprefetch\b/.test(ctx.get('sec-purpose'));

/** Whether the visitor wants to save data. */
export const savesData = (ctx: Context): boolean => ctx.get('save-data').toLowerCase() === 'on';
