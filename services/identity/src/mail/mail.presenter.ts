import type { AdminMail } from '@setu/contracts';
import type { MailModel } from './mail.model';

/** A mail for administrators. A mail that is being sent is shown as waiting. */
export const presentMail = (mail: MailModel): AdminMail => ({
  id: mail.id,
  kind: mail.kind,
  recipient: mail.recipient,
  userId: mail.userId,
  state: mail.state === 'sending' ? 'waiting' : mail.state,
  tries: mail.tries,
  problem: mail.problem,
  createdAt: mail.createdAt.toISOString(),
  endedAt: mail.endedAt?.toISOString() ?? null,
});
