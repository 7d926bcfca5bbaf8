import type { TraceContext } from '@setu/protocol';

/** What a span says about its work: names, numbers and statuses, never data of persons. */
type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A span as its place in the code describes it. */
export interface SpanStart {
  /** Without ids and values, so that equal work has equal names: `GET /api/franchises/:id`. */
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  /** The cause, if it is in another process; null starts a trace. When absent, the cause is the active span. */
  parent?: TraceContext | null;
  /** Further causes. */
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
  /** Marks the work as failed. @param type kind of error or status; never a message, which may contain what a person wrote */
  fail: (type: string) => void;
}

/** Records spans of one process. There is none unless traces are exported. */
export interface Tracing {
  /** Runs work in a span that ends with it. What the work starts has this span as its cause. */
  inSpan: <T>(start: SpanStart, work: (span: OpenSpan) => Promise<T>) => Promise<T>;
  /** Starts a span whose end is another event. Its `end` takes the time of the end, ms since 1970; now when absent. */
  startSpan: (start: SpanStart) => OpenSpan & { end: (at?: number) => void };
  /** The span that is active here; null outside of all spans. */
  active: () => TraceContext | null;
  /** Exports what is recorded, and ends. */
  stop: () => Promise<void>;
}
