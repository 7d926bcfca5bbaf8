/** A panel: its title, its unit in Grafana, and its queries with their legends. */
type Panel = readonly [title: string, unit: string, expr: string, legend: string];

const requests = 'http_request_duration_seconds';
/** Adds the version of the process to a metric. */
const byRelease = '* on (instance, service) group_left (version) release_info';

const objectives: readonly Panel[] = [
  [
    'Error budget that is left, of 30 days',
    'percentunit',
    '1 - slo:error_ratio:rate30d / slo:budget:ratio',
    '{{slo}}',
  ],
  ['How fast budgets burn, over an hour', 'short', 'slo:error_ratio:rate1h / slo:budget:ratio', '{{slo}}'],
  ['Alerts', 'short', 'sum by (alertname) (ALERTS{alertstate="firing"})', '{{alertname}}'],
  ['Instances that are ready', 'short', 'sum by (service) (process_ready)', '{{service}}'],
];

const calls: readonly Panel[] = [
  ['Requests a second', 'reqps', `sum by (service) (rate(${requests}_count[5m]))`, '{{service}}'],
  [
    'Failed requests, share',
    'percentunit',
    `sum by (service) (rate(${requests}_count{status=~"5.."}[5m])) / sum by (service) (rate(${requests}_count[5m]))`,
    '{{service}}',
  ],
  [
    'Failed requests a second, by release',
    'reqps',
    `sum by (service, version) (rate(${requests}_count{status=~"5.."}[5m]) ${byRelease})`,
    '{{service}} {{version}}',
  ],
  [
    'Duration by release, 95th percentile',
    's',
    `histogram_quantile(0.95, sum by (service, version, le) (rate(${requests}_bucket[5m]) ${byRelease}))`,
    '{{service}} {{version}}',
  ],
  [
    'Slowest routes, 95th percentile',
    's',
    `topk(10, histogram_quantile(0.95, sum by (service, route, le) (rate(${requests}_bucket[5m]))))`,
    '{{service}} {{route}}',
  ],
  [
    'Busiest routes, requests a second',
    'reqps',
    `topk(10, sum by (service, route) (rate(${requests}_count[5m])))`,
    '{{service}} {{route}}',
  ],
  [
    'Refused because of too much work, a second',
    'reqps',
    'sum by (service) (rate(http_requests_shed_total[5m]))',
    '{{service}}',
  ],
  [
    'Failed calls of services, by version and cause',
    'reqps',
    'sum by (upstream, version, cause) (rate(upstream_failures_total[5m]))',
    '{{upstream}} {{version}} {{cause}}',
  ],
  [
    'Calls of services, by version',
    'reqps',
    'sum by (upstream, version) (rate(upstream_calls_total[5m]))',
    '{{upstream}} {{version}}',
  ],
];

const pages: readonly Panel[] = [
  [
    'Rendering on the server by release, 95th percentile',
    's',
    'histogram_quantile(0.95, sum by (deployable, version, step, le) (rate(server_rendering_seconds_bucket[5m])))',
    '{{deployable}} {{version}} {{step}}',
  ],
  [
    'Stored pages and reads that were used, share',
    'percentunit',
    'sum by (kind) (rate(reply_cache_total{result=~"hit|shared|stale"}[5m])) / sum by (kind) (rate(reply_cache_total[5m]))',
    '{{kind}}',
  ],
  ['Memory of stored pages and reads', 'bytes', 'max by (kind) (reply_cache_bytes)', '{{kind}}'],
  [
    'Largest contentful paint in browsers, 75th percentile',
    's',
    'histogram_quantile(0.75, sum by (deployable, version, le) (rate(web_vitals_seconds_bucket{metric="LCP"}[30m])))',
    '{{deployable}} {{version}}',
  ],
];

const events: readonly Panel[] = [
  ['Age of the oldest event in the outbox', 's', 'max by (service) (outbox_oldest_seconds)', '{{service}}'],
  [
    'Events that wait in the outbox',
    'short',
    'max by (service) (outbox_pending * relay_leader)',
    '{{service}}',
  ],
  [
    'Events that wait for a consumer',
    'short',
    'max by (service, consumer) (consumer_pending)',
    '{{service}} {{consumer}}',
  ],
  ['Dead letters', 'short', 'max by (service, consumer) (dead_letters)', '{{service}} {{consumer}}'],
  [
    'Events published a second',
    'short',
    'sum by (service) (rate(events_published_total[5m]))',
    '{{service}}',
  ],
  [
    'Events consumed a second, by outcome',
    'short',
    'sum by (service, consumer, outcome) (rate(events_consumed_total[5m]))',
    '{{service}} {{consumer}} {{outcome}}',
  ],
  ['Broker answers and stores', 'short', 'min by (service) (process_check{check="broker"})', '{{service}}'],
  ['Storage at the broker', 'bytes', 'max by (kind) (broker_storage_bytes)', '{{kind}}'],
  ['Mails of the last hour', 'short', 'max by (state) (mails_recent)', '{{state}}'],
  ['Text messages of the last ten minutes', 'short', 'max by (state) (texts_recent)', '{{state}}'],
];

const processes: readonly Panel[] = [
  [
    'Connections to the database, share of the limit',
    'percentunit',
    'sum by (service, instance) (database_pool_connections{state="used"}) / on (service, instance) database_pool_limit',
    '{{service}} {{instance}}',
  ],
  ['Queries that wait for a connection', 'short', 'max by (service) (database_pool_waiting)', '{{service}}'],
  [
    'Memory of processes',
    'bytes',
    'max by (service, instance) (process_resident_memory_bytes)',
    '{{service}} {{instance}}',
  ],
  [
    'Event loop delay, 99th percentile',
    's',
    'max by (service, instance) (nodejs_eventloop_lag_p99_seconds)',
    '{{service}} {{instance}}',
  ],
  [
    'Retention rules that failed, an hour',
    'short',
    'sum by (service, rule) (increase(retention_failures_total[1h]))',
    '{{service}} {{rule}}',
  ],
];

const rows: readonly (readonly [string, readonly Panel[]])[] = [
  ['Objectives and alerts', objectives],
  ['Requests', calls],
  ['Pages', pages],
  ['Events, mail and text messages', events],
  ['Processes', processes],
];

const datasource = { type: 'prometheus', uid: 'prometheus' };
const [width, height] = [12, 8];

const diagram = ([title, unit, expr, legendFormat]: Panel, x: number, y: number) => ({
  type: 'timeseries',
  title,
  datasource,
  gridPos: { h: height, w: width, x, y },
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  targets: [{ refId: 'A', expr, legendFormat }],
});

/** Places two panels per row below each heading. */
const layOut = () => {
  let y = 0;
  return rows.flatMap(([title, panels]) => {
    const heading = {
      type: 'row',
      title,
      collapsed: false,
      gridPos: { h: 1, w: 2 * width, x: 0, y },
      targets: [],
    };
    const first = y + 1;
    y = first + Math.ceil(panels.length / 2) * height;
    return [
      heading,
      ...panels.map((panel, index) =>
        diagram(panel, (index % 2) * width, first + Math.floor(index / 2) * height),
      ),
    ];
  });
};

/** The dashboard in Grafana's format. */
export const dashboard = () => ({
  uid: 'franchisesetu',
  title: 'FranchiseSetu',
  tags: ['franchisesetu'],
  timezone: 'browser',
  schemaVersion: 41,
  refresh: '30s',
  time: { from: 'now-3h', to: 'now' },
  panels: layOut().map((panel, index) => ({ id: index + 1, ...panel })),
});
