import type { Context } from 'koa';

/** Texts shorter than this fit one packet as they are, bytes. */
export const worthPacking = 1_400;

const packed = ['br', 'gzip'] as const;

/** The tightest form the client takes. Browsers name gzip first without meaning it: the choice is ours. */
export const bestEncoding = (ctx: Context): (typeof packed)[number] | 'identity' =>
  packed.find((encoding) => ctx.acceptsEncodings(encoding) === encoding) ?? 'identity';
