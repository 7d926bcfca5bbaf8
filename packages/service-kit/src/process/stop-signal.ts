import type { Logger } from '../observability/logger';

/** How a process is to stop. */
export interface StopOptions {
  /** True when nobody has to be told first: everything stops, or this process cannot be trusted any more. */
  isHurried?: boolean;
}

/** Milliseconds a drain may take beyond its grace. */
const drainLimit = 15_000;

/**
 * Drains and exits on SIGTERM, hurriedly on SIGINT (Ctrl-C, the end of everything), and hurriedly when the process is in
 * an unknown state: an exception nobody caught is logged whole, then the same drain, then exit code 1.
 * @param graceMs how long an unhurried stop waits before it drains
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
    const force = setTimeout(() => process.exit(code || 1), drainLimit + graceMs);
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
