import type { SampledGauge, ServiceDeps } from '@setu/service-kit';
import { MailModel } from './mail.model';

const minuteMs = 60_000;
/** Newer mails may be waiting without being late. */
const promptMs = 5 * minuteMs;
/** Older mails do not show the current state of the mail server. */
const recentMs = 60 * minuteMs;

/** States of the mails that were queued 5 to 60 minutes ago. A mail that is still waiting after 5 minutes is late. */
export const makeMailGauge = ({ db, clock }: Pick<ServiceDeps, 'db' | 'clock'>): SampledGauge => ({
  name: 'mails_recent',
  help: 'Mails queued 5 to 60 minutes ago, by state: sent, waiting, refused by the server for good, or expired',
  labels: ['state'],
  read: async () => {
    const now = clock.now().getTime();
    const rows = await MailModel.query(db)
      .whereBetween('created_at', [new Date(now - recentMs), new Date(now - promptMs)])
      .groupBy('state')
      .select('state')
      .count('* as count')
      .castTo<{ state: string; count: string }[]>();
    const counts = { sent: 0, waiting: 0, refused: 0, expired: 0 };
    for (const { state, count } of rows)
      counts[state === 'sending' ? 'waiting' : (state as keyof typeof counts)] += Number(count);
    return Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }));
  },
});
