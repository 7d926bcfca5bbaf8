import type { Broker, Logger } from '@setu/service-kit';
import { z } from 'zod';
import type { RequestCounts } from './request-counts';

/** Subject on which gateways tell each other what they counted. */
const subject = 'platform.request-counts';
/** Milliseconds between two messages. In this time two gateways may let more through together than the limit says. */
const tellMs = 100;

const Totals = z.object({
  from: z.guid(),
  window: z.int().min(0),
  totals: z.record(z.string().max(32), z.number().min(0)),
});

/**
 * Shares what this gateway counts with the others, over plain NATS: nothing is stored, and no request waits for it.
 * Without the broker each gateway holds the limit alone.
 * @returns what ends it
 */
export const shareCounts = ({ connection }: Broker, counts: RequestCounts, logger: Logger): (() => void) => {
  const listen = async () => {
    for await (const message of connection.subscribe(subject)) {
      try {
        counts.merge(Totals.parse(JSON.parse(message.string())));
      } catch (err) {
        logger.warn({ err }, 'counts of another gateway that cannot be read');
      }
    }
  };
  listen().catch((err: unknown) => logger.error({ err }, 'counts of other gateways'));
  const tell = () => {
    if (connection.isClosed()) return;
    const totals = counts.untold();
    if (totals) connection.publish(subject, JSON.stringify(totals));
  };
  const timer = setInterval(tell, tellMs);
  timer.unref();
  return () => clearInterval(timer);
};
