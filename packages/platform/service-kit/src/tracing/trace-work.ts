import type { Tracing } from './tracing';

/** Runs work of the process in its own span while traces are exported. @param name without ids and values */
export const traceWork = <T>(tracing: Tracing | null, name: string, work: () => Promise<T>): Promise<T> =>
  tracing ? tracing.inSpan({ name, kind: 'internal' }, work) : work();
