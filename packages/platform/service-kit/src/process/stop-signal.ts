import type { Logger } from '../observability/logger';

/** How a process stops. */
export interface StopOptions {
  /** True: stops without the grace period, because everything stops or this process is in an unknown state. */
  isHurried?: boolean;
}

/** Time limit of a drain after its grace period, ms. */
export const drainLimitMs = 15_000;

/**
 * Drains and exits on SIGTERM. On SIGINT (Ctrl-C) it drains without the grace period. An uncaught exception is logged with
 * its stack; then the process drains without the grace period and exits with code 1.
 * @param graceMs grace period before an unhurried drain
 */
export const onStopSignal = (
  logger: Logger,
  stop: (options?: StopOptions) => Promise<void>,
  graceMs = 0,
): void => {
  let isStopping = false;
  const end = async (code: number, isHurried: boolean) => {
    if (isStopping) return;
    isStopping = true;
    const force = setTimeout(() => process.exit(code || 1), drainLimitMs + graceMs);
    force.unref();
    try {
      await stop({ isHurried });
      process.exit(code);
    } catch (err) {
      logger.fatal({ err }, 'drain failed');
      process.exit(1);
    }
  };
  const dying = (err: unknown) => {
    logger.fatal({ err }, 'unknown state');
    void end(1, true);
  };
  process.on('SIGTERM', () => void end(0, false));
  process.on('SIGINT', () => void end(0, true));
  process.on('uncaughtException', dying);
  process.on('unhandledRejection', dying);
};
