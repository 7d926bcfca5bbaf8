import type { TraceContext } from '@setu/protocol';

/** Attributes of a span: names, numbers and statuses, never personal data. */
type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** The description of a span when it starts. */
export interface SpanStart {
  /** Without ids and values, so that equal work has equal names: `GET /api/franchises/:id`. */
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  /** The parent, if it is in another process; null starts a trace. By default the parent is the active span. */
  parent?: TraceContext | null;
  /** Other causes. */
  links?: readonly TraceContext[];
  attributes?: SpanAttributes;
  /** When the work began, ms since 1970; now when absent. */
  startedAt?: number;
}

/** A span that has not ended. */
export interface OpenSpan {
  readonly context: TraceContext;
  rename: (name: string) => void;
  set: (attributes: SpanAttributes) => void;
  /** Marks the work as failed. @param type kind of error or status; never a message, which may contain user input */
  fail: (type: string) => void;
}

/** Records spans of one process. Absent unless traces are exported. */
export interface Tracing {
  /** Runs work in a span that ends with it. Spans that the work starts are its children. */
  inSpan: <T>(start: SpanStart, work: (span: OpenSpan) => Promise<T>) => Promise<T>;
  /** Starts a span that the caller ends. The argument of `end` is the time of the end, ms since 1970; now when absent. */
  startSpan: (start: SpanStart) => OpenSpan & { end: (at?: number) => void };
  /** The active span; null outside all spans. */
  active: () => TraceContext | null;
  /** Exports the recorded spans, and stops. */
  stop: () => Promise<void>;
}
