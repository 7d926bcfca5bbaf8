import type { SampledGauge, ServiceDeps } from '@setu/service-kit';
import { PhoneCodeModel } from '../phone-code.model';

const minuteMs = 60_000;
/** Newer messages may be waiting without being late. */
const promptMs = minuteMs;
/** Older messages do not show the current state of the gateway, and their codes have expired. */
const recentMs = 10 * minuteMs;

/**
 * States of the codes that were requested 1 to 10 minutes ago. A message that is still waiting after a minute is late. Codes that people
 * entered are no longer stored, so `sent` only counts those that were not entered yet.
 */
export const makeTextGauge = ({ db, clock }: Pick<ServiceDeps, 'db' | 'clock'>): SampledGauge => ({
  name: 'texts_recent',
  help: 'Text messages with codes requested 1 to 10 minutes ago, by state: sent and not entered yet, waiting, refused by the gateway for good, or failed',
  labels: ['state'],
  read: async () => {
    const now = clock.now().getTime();
    const rows = await PhoneCodeModel.query(db)
      .whereBetween('requested_at', [new Date(now - recentMs), new Date(now - promptMs)])
      .groupBy('state')
      .select('state')
      .count('* as count')
      .castTo<{ state: PhoneCodeModel['state']; count: string }[]>();
    const counts = { sent: 0, waiting: 0, refused: 0, failed: 0 };
    for (const { state, count } of rows) counts[state === 'sending' ? 'waiting' : state] += Number(count);
    return Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }));
  },
});
