import type { Recording } from './rule';

/** An objective. docs/slo.md explains each. */
interface Slo {
  name: string;
  kind: 'availability' | 'latency' | 'freshness';
  /** Share that must be good over 30 days, such as 0.999. */
  objective: number;
  /** PromQL of the bad share over a window such as `5m`. */
  badShare: (window: string) => string;
  /** PromQL of the requests in the last hour; absent for objectives that do not count requests. */
  requestsPerHour?: string;
}

const histogram = 'http_request_duration_seconds';
/** The route of a page is its pattern; the route of files and refusals is `none`. The release registry is below /platform/. */
const pages = 'service="gateway",method="GET",route!~"/(api|platform)/.*|none"';
/** The notification stream is open for hours, so its duration is meaningless. */
const calls = 'service="gateway",route=~"/api/.*",route!="/api/notifications/stream"';
/** Reads that services answer from their tables. Files are excluded, because their duration depends on the visitor's connection. */
const reads = `service="gateway",method="GET",status=~"2..",route=~"/api/.*",route!~"/api/(notifications/stream|media/.*|attachments/.*)"`;
const goodPages = `${pages},status=~"2.."`;

const failedShare = (selector: string) => (window: string) =>
  `(sum(rate(${histogram}_count{${selector},status=~"5.."}[${window}])) or vector(0)) / sum(rate(${histogram}_count{${selector}}[${window}]))`;

/** @param bucket pattern of the bucket's bound, because Prometheus 3 writes 1 as 1.0 */
const slowShare = (selector: string, bucket: string) => (window: string) =>
  `1 - sum(rate(${histogram}_bucket{${selector},le=~"${bucket}"}[${window}])) / sum(rate(${histogram}_count{${selector}}[${window}]))`;

const perHour = (selector: string) => `sum(increase(${histogram}_count{${selector}}[1h]))`;

const slos: readonly Slo[] = [
  {
    name: 'pages-available',
    kind: 'availability',
    objective: 0.999,
    badShare: failedShare(pages),
    requestsPerHour: perHour(pages),
  },
  {
    name: 'calls-available',
    kind: 'availability',
    objective: 0.999,
    badShare: failedShare(calls),
    requestsPerHour: perHour(calls),
  },
  {
    name: 'pages-fast',
    kind: 'latency',
    objective: 0.99,
    badShare: slowShare(goodPages, '1|1[.]0'),
    requestsPerHour: perHour(goodPages),
  },
  {
    name: 'reads-fast',
    kind: 'latency',
    objective: 0.99,
    badShare: slowShare(reads, '0[.]5'),
    requestsPerHour: perHour(reads),
  },
  {
    name: 'events-fresh',
    kind: 'freshness',
    objective: 0.995,
    badShare: (window) => `avg_over_time(events:late:bool[${window}])`,
  },
  {
    name: 'mails-prompt',
    kind: 'freshness',
    objective: 0.99,
    badShare: (window) => `avg_over_time(mails:late:ratio[${window}])`,
  },
];

/** Whether events are late now, and the share of recent mails that are. Without recent mails there is no share. */
const moments: readonly Recording[] = [
  {
    record: 'events:late:bool',
    expr: 'clamp_max((max(outbox_oldest_seconds) > bool 60) + (max(consumer_pending) > bool 1000), 1)',
  },
  {
    record: 'mails:late:ratio',
    expr: 'sum(max by (state) (mails_recent{state=~"waiting|expired"})) / (sum(max by (state) (mails_recent{state=~"sent|waiting|expired"})) > 0)',
  },
];

const shortWindows = ['5m', '30m', '1h', '2h', '6h'];
const longWindows = ['1d', '3d', '30d'];

const sharesOver = (windows: readonly string[]): Recording[] =>
  slos.flatMap(({ name, kind, badShare }) =>
    windows.map((window) => ({
      record: `slo:error_ratio:rate${window}`,
      expr: badShare(window),
      labels: { slo: name, kind },
    })),
  );

/** Rules that are evaluated every minute. */
export const shortRecordings: readonly Recording[] = [
  ...moments,
  ...slos.map(({ name, kind, objective }) => ({
    record: 'slo:budget:ratio',
    expr: `vector(${Number((1 - objective).toFixed(6))})`,
    labels: { slo: name, kind },
  })),
  ...slos.flatMap(({ name, kind, requestsPerHour }) =>
    requestsPerHour
      ? [{ record: 'slo:requests:increase1h', expr: requestsPerHour, labels: { slo: name, kind } }]
      : [],
  ),
  ...sharesOver(shortWindows),
];

/** Rules that change slowly and read days of data, so they are evaluated every five minutes. */
export const longRecordings: readonly Recording[] = sharesOver(longWindows);
