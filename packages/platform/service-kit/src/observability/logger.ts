import { maskPersonalData } from '@setu/protocol';
import { type DestinationStream, type Logger, pino } from 'pino';
import { errorEntry, pathEntry } from './log-entry';
import { bufferedStdout } from './log-output';

export type { Logger } from 'pino';

/**
 * Writes one JSON line per entry to stdout, without secrets and personal data (ADR 0030): secrets are removed by name, errors
 * and paths are reduced by `errorEntry` and `pathEntry`, and e-mail addresses and mobile numbers are masked in the line.
 * @param level pino level; `silent` writes nothing
 * @param fieldsHere additional fields of each entry, from its context; the entry's own fields take precedence
 */
export const makeLogger = (
  service: string,
  level = 'info',
  destination: DestinationStream = bufferedStdout(),
  fieldsHere?: () => object,
): Logger =>
  pino(
    {
      level,
      base: { service, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => errorEntry(error), path: pathEntry },
      hooks: { streamWrite: maskPersonalData },
      ...(fieldsHere ? { mixin: fieldsHere } : {}),
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
    destination,
  );
