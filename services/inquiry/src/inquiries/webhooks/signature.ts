import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new secret: 32 random bytes, as the Standard Webhooks specification writes them. */
export const newSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`;

/**
 * The headers with which a receiver verifies a delivery (https://www.standardwebhooks.com): its id, the time in seconds, and the signature of
 * both and the body.
 */
export const signatureHeaders = (
  secret: string,
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> => {
  const time = String(Math.floor(at.getTime() / 1_000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` };
};
