import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics of one service. */
export const makeMetrics = (service: string) => {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    /** Duration of requests in seconds, by route pattern. */
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Seconds a request took',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    requestsShed: new Counter({
      name: 'http_requests_shed_total',
      help: 'Requests refused because too many were in flight',
      registers,
    }),
    eventsPublished: new Counter({
      name: 'events_published_total',
      help: 'Events acknowledged by the broker',
      registers,
    }),
    outboxPending: new Gauge({
      name: 'outbox_pending',
      help: 'Events not yet acknowledged by the broker',
      registers,
    }),
    streamsRepublished: new Counter({
      name: 'streams_republished_total',
      help: 'Times the stream had lost events, so that the outbox was published again',
      registers,
    }),
    brokerHealthy: new Gauge({
      name: 'broker_healthy',
      help: '1 while the broker answers and stores what it is given, 0 while it does not',
      registers,
    }),
    eventsConsumed: new Counter({
      name: 'events_consumed_total',
      help: 'Messages handled, by consumer and outcome',
      labelNames: ['consumer', 'outcome'],
      registers,
    }),
    retentionRemoved: new Counter({
      name: 'retention_removed_total',
      help: 'Rows, messages and files removed because of their age, by rule',
      labelNames: ['rule'],
      registers,
    }),
    retentionFailures: new Counter({
      name: 'retention_failures_total',
      help: 'Runs of a retention rule that failed',
      labelNames: ['rule'],
      registers,
    }),
    replyCache: new Counter({
      name: 'reply_cache_total',
      help: 'Pages and API reads of visitors who are signed out, by result: hit, miss, shared (made for several at once) or stale',
      labelNames: ['kind', 'result'],
      registers,
    }),
    replyCacheBytes: new Gauge({
      name: 'reply_cache_bytes',
      help: 'Memory of the stored pages and API reads',
      labelNames: ['kind'],
      registers,
    }),
    webVitals: new Histogram({
      name: 'web_vitals_seconds',
      help: 'LCP, INP, TTFB and FCP of measured pages, as browsers report them, by release',
      labelNames: ['metric', 'deployable', 'version'],
      buckets: [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
      registers,
    }),
    webLayoutShift: new Histogram({
      name: 'web_vitals_layout_shift',
      help: 'CLS of measured pages, as browsers report it, by release',
      labelNames: ['deployable', 'version'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
      registers,
    }),
    upstreamCalls: new Counter({
      name: 'upstream_calls_total',
      help: 'Calls passed on to a service, by its version',
      labelNames: ['upstream', 'version'],
      registers,
    }),
    upstreamFailures: new Counter({
      name: 'upstream_failures_total',
      help: 'Of those the failed ones, by cause: unreached, timeout, broken, status (500 and above) or platform (its database is away or full)',
      labelNames: ['upstream', 'version', 'cause'],
      registers,
    }),
  };
};
/** The metrics of one service. */
export type Metrics = ReturnType<typeof makeMetrics>;
