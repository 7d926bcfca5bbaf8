import type { Logger } from '@setu/service-kit';
import type { SessionStore } from './session-store';

const everyMs = 10 * 60 * 1000;

/** Deletes expired sessions every ten minutes; several gateways may do so concurrently. @returns a function that stops it */
export const pruneSessions = (store: SessionStore, logger: Logger): (() => void) => {
  const prune = () =>
    store.prune().catch((err: unknown) => logger.warn({ err }, 'expired sessions could not be deleted'));
  void prune();
  const timer = setInterval(() => void prune(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
};
