import { formatTraceparent, traceparentHeader, traceTimingName } from '@setu/protocol';

interface PageTrace {
  /** The address that the trace is about. */
  path: string;
  traceparent: string;
}

/** Undefined until the first call; null while the platform records no traces. */
let pageTrace: PageTrace | null | undefined;

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const newTraceparent = () =>
  formatTraceparent({ traceId: randomHex(16), spanId: randomHex(8), isSampled: false });

/** The browser's navigation to the document, and the trace that the gateway returned with it; null when it returned none. */
export const tracedNavigation = (): { timing: PerformanceNavigationTiming; traceparent: string } | null => {
  const [timing] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  const traceparent = timing?.serverTiming?.find(({ name }) => name === traceTimingName)?.description;
  return timing && traceparent ? { timing, traceparent } : null;
};

const traceOfPath = (path: string): PageTrace | null => {
  if (pageTrace === undefined) {
    const navigation = tracedNavigation();
    return navigation && { path, traceparent: navigation.traceparent };
  }
  // Each navigation within the document starts a new trace. Otherwise a page that is open all day would be
  // a single trace.
  return pageTrace && pageTrace.path !== path ? { path, traceparent: newTraceparent() } : pageTrace;
};

/** Adds the trace of the page to a request, if its page request had one. The gateway decides what is recorded. */
export const withPageTrace = (init: RequestInit): RequestInit => {
  pageTrace = traceOfPath(location.pathname);
  if (!pageTrace) return init;
  const headers = new Headers(init.headers);
  headers.set(traceparentHeader, pageTrace.traceparent);
  return { ...init, headers };
};
