import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/**
 * One JSON line an entry on stdout. Secrets are blanked where they may stand: passwords, headers that prove who calls, and
 * the rows that Postgres repeats in its errors.
 * @param level pino level; `silent` writes nothing
 */
export const makeLogger = (service: string, level = 'info', destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { service, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'password',
          '*.password',
          'headers.cookie',
          'headers.authorization',
          'headers["x-caller-token"]',
          // Where Postgres repeats the whole row that broke a rule; models wrap its error in one of their own.
          'err.detail',
          'err.nativeError.detail',
        ],
        censor: '[hidden]',
      },
    },
    ...(destination ? [destination] : []),
  );
