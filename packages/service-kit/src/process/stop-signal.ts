import type { Logger } from '../logger';

/**
 * Drains and exits on SIGTERM and SIGINT, and when the process is in an unknown state: an exception nobody caught is
 * logged whole, then the same drain, then exit code 1.
 */
export const onStopSignal = (logger: Logger, stop: () => Promise<void>): void => {
  let isStopping = false;
  const end = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    const force = setTimeout(() => process.exit(code || 1), 15_000);
    force.unref();
    try {
      await stop();
      process.exit(code);
    } catch (err) {
      logger.fatal({ err }, 'drain failed');
      process.exit(1);
    }
  };
  const dying = (err: unknown) => {
    logger.fatal({ err }, 'unknown state');
    void end(1);
  };
  process.on('SIGTERM', () => void end(0));
  process.on('SIGINT', () => void end(0));
  process.on('uncaughtException', dying);
  process.on('unhandledRejection', dying);
};
