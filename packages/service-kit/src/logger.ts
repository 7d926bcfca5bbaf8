import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/**
 * One JSON line an entry on stdout. Names that hold secrets are blanked wherever they stand.
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
        ],
        censor: '[hidden]',
      },
    },
    ...(destination ? [destination] : []),
  );
