import type { TraceContext } from '@setu/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { acceptsOpenMetrics, readOpenMetrics } from './open-metrics';

interface Options {
  /** The release that the process runs; `none`, the default, when it runs from sources. */
  version?: string;
  /** True while traces are exported: buckets of request times then contain a trace as exemplar. */
  hasExemplars?: boolean;
}

/** Prometheus metrics of one service. */
export const makeMetrics = (service: string, { version = 'none', hasExemplars = false }: Options = {}) => {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  let hasNodeMetrics = false;
  /** Node's metrics sample the event loop a hundred times a second, so they start at the first scrape. */
  const addNodeMetrics = () => {
    if (!hasNodeMetrics) collectDefaultMetrics({ register: registry });
    hasNodeMetrics = true;
  };
  const registers = [registry];
  new Gauge({
    name: 'release_info',
    help: 'Always 1; its version is that of the process. Join it by instance to see a metric by release',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds a request took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    // Registered below, because prom-client refuses exemplars in a registry that can also be read in the older format.
    registers: [],
    enableExemplars: hasExemplars,
  });
  registry.registerMetric(requests);
  return {
    registry,
    /** The metrics as text. @param accept Accept header of the collector */
    read: async (accept: string): Promise<{ type: string; text: string }> => {
      addNodeMetrics();
      return hasExemplars && acceptsOpenMetrics(accept)
        ? readOpenMetrics(registry, { service })
        : { type: registry.contentType, text: await registry.metrics() };
    },
    /** Records the duration of a request in seconds, by route pattern. */
    observeRequest: (
      labels: { method: string; route: string; status: number },
      seconds: number,
      trace: TraceContext | null,
    ): void => {
      if (!hasExemplars) requests.observe(labels, seconds);
      // The types of prom-client contain only the labels of the metric.
      else
        requests.observe({
          labels,
          value: seconds,
          exemplarLabels: (trace?.isSampled ? { trace_id: trace.traceId } : {}) as object,
        });
    },
    requestsShed: new Counter({
      name: 'http_requests_shed_total',
      help: 'Requests refused because too many were in flight',
      registers,
    }),
    ready: new Gauge({
      name: 'process_ready',
      help: '1 while the process serves, 0 while it drains or lacks something that it requires',
      registers,
    }),
    checks: new Gauge({
      name: 'process_check',
      help: '1 while a dependency answers, 0 while it does not',
      labelNames: ['check'],
      registers,
    }),
    relayLeader: new Gauge({
      name: 'relay_leader',
      help: "1 while this process relays the service's outbox, 0 while another one does or none",
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
    serverRendering: new Histogram({
      name: 'server_rendering_seconds',
      help: 'Time that server code of a front end took for a page, by release, step (prepare or render) and outcome (done or failed)',
      labelNames: ['deployable', 'version', 'step', 'outcome'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.35, 0.5, 1, 2],
      registers,
    }),
    rendererCircuit: new Counter({
      name: 'renderer_circuit_opened_total',
      help: 'Times that rendering failed so often that pages of a release were not rendered for 30 s',
      labelNames: ['deployable', 'version'],
      registers,
    }),
    canaryStopped: new Gauge({
      name: 'canary_stopped_timestamp_seconds',
      help: 'When this gateway stopped a canary, in seconds since 1970, by cause: failing or slow',
      labelNames: ['deployable', 'cause'],
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
