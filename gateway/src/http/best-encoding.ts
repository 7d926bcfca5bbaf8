import type { Context } from 'koa';

/** Shorter texts fit one packet uncompressed. */
export const minPackedBytes = 1_400;

const packed = ['br', 'gzip'] as const;

/** The encoding with the smallest result that the client accepts. Browsers list gzip first, but that is not a preference. */
export const bestEncoding = (ctx: Context): (typeof packed)[number] | 'identity' =>
  packed.find((encoding) => ctx.acceptsEncodings(encoding) === encoding) ?? 'identity';
