import { randomUUID } from 'node:crypto';
import type { ServiceDeps } from '@setu/service-kit';
import type { QueueMail } from '../../../mail-kind';

interface Deps extends Pick<ServiceDeps, 'db'> {
  queueMail: QueueMail;
  /** @throws RateLimitedError 429 when there were too many requests */
  countLink: (email: string, clientAddress: string) => Promise<void>;
}

/**
 * Queues a mail with a link to choose a new password. Whether the address has an account is checked when the mail is sent, so neither the
 * reply nor its duration reveals it.
 * @throws RateLimitedError 429 when the address or the network asked too often
 */
export const makeRequestReset =
  ({ db, queueMail, countLink }: Deps) =>
  async ({ email }: { email: string }, clientAddress: string): Promise<void> => {
    await countLink(email, clientAddress);
    await queueMail(db, {
      kind: 'password-reset',
      cause: `password-reset:${randomUUID()}`,
      to: { recipient: email },
    });
  };
