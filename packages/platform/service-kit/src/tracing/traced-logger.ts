import { type Logger, makeLogger } from '../observability/logger';
import type { Tracing } from './tracing';

/** The logger of a process, whose entries contain the trace of the active span. Without tracing it is an ordinary logger. */
export const makeTracedLogger = (service: string, level: string, tracing: Tracing | null): Logger =>
  makeLogger(
    service,
    level,
    undefined,
    tracing
      ? () => {
          const active = tracing.active();
          return active ? { traceId: active.traceId } : {};
        }
      : undefined,
  );
