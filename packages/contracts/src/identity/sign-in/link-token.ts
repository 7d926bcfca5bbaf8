import { z } from 'zod';

/** The token of a link in a mail: 256 bits in base64url. */
export const LinkToken = z
  .string({ error: 'The link is incomplete' })
  .regex(/^[\w-]{43}$/, 'The link is incomplete');
