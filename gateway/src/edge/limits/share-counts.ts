import type { Broker, Logger } from '@setu/service-kit';
import { z } from 'zod';
import type { RequestCounts } from './request-counts';

/** Subject on which gateways share their counts. */
const subject = 'platform.request-counts';
/** Time between two messages, ms. Within it two gateways may together allow more than the limit. */
const shareIntervalMs = 100;

const Totals = z.object({
  from: z.guid(),
  window: z.int().min(0),
  totals: z.record(z.string().max(32), z.number().min(0)),
});

/**
 * Shares this gateway's counts with the others over plain NATS: nothing is stored, and no request waits for it.
 * Without the broker each gateway applies the limit to its own requests.
 * @returns a function that stops the sharing
 */
export const shareCounts = ({ connection }: Broker, counts: RequestCounts, logger: Logger): (() => void) => {
  const listen = async () => {
    for await (const message of connection.subscribe(subject)) {
      try {
        counts.merge(Totals.parse(JSON.parse(message.string())));
      } catch (err) {
        logger.warn({ err }, 'invalid request counts from another gateway');
      }
    }
  };
  listen().catch((err: unknown) =>
    logger.error({ err }, 'request counts of other gateways cannot be received'),
  );
  let timer: NodeJS.Timeout | undefined;
  const share = () => {
    timer = undefined;
    if (connection.isClosed()) return;
    const totals = counts.unshared();
    if (totals) connection.publish(subject, JSON.stringify(totals));
  };
  counts.onAdd = () => {
    timer ??= setTimeout(share, shareIntervalMs).unref();
  };
  return () => {
    counts.onAdd = () => undefined;
    clearTimeout(timer);
  };
};
