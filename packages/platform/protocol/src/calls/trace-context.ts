/** Header of a request, and attribute of an event, with its trace context: W3C Trace Context, CloudEvents Distributed Tracing. */
export const traceparentHeader = 'traceparent';

/**
 * Name of the Server-Timing entry in which a page gets its `traceparent`. It is a header because many visitors share the HTML of a
 * stored page.
 */
export const traceTimingName = 'traceparent';

/** A position in a trace. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** The span whose children follow, 16 hexadecimal digits. */
  spanId: string;
  /** Whether the trace is recorded. */
  isSampled: boolean;
}

const form = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;

/** Reads a `traceparent`; null when it is missing or invalid. A later version of the header is read by its first four fields. */
export const parseTraceparent = (text: string | undefined): TraceContext | null => {
  if (!text) return null;
  const [, traceId, spanId, flags] = form.exec(text) ?? [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
};

/** Writes a `traceparent`. */
export const formatTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
