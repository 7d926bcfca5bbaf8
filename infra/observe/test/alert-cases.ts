/** Series in promtool's notation: start, step and count, `0+10x30`. There is one value per minute. */
type Series = Readonly<Record<string, string>>;

/** A situation, and how many alerts fire in it at a moment. */
interface Situation {
  series: Series;
  /** When to evaluate: `30m`. */
  at: string;
}

/** Two situations for each alert: it fires in the first, and does not in the second, which looks similar. */
interface AlertCase {
  fires: Situation;
  /** Labels of the alert that fires, without severity. */
  labels: Readonly<Record<string, string>>;
  silent: Situation;
}

const route = '/franchises';
const requests = (status: string, values: string, path = route): Series => ({
  [`http_request_duration_seconds_count{service="gateway",method="GET",route="${path}",status="${status}"}`]:
    values,
});
/** Page requests: those answered within a second, and all. */
const durations = (fastest: string, all: string): Series => ({
  [`http_request_duration_seconds_bucket{service="gateway",method="GET",route="${route}",status="200",le="1"}`]:
    fastest,
  ...requests('200', all),
});
const ready = (values: string, names: readonly string[]): Series =>
  Object.fromEntries(names.map((name) => [`process_ready{service="${name}",instance="${name}-1"}`, values]));
const everyone = ['gateway', 'identity', 'catalog', 'inquiry', 'agent', 'content'];
const catalog = 'service="catalog",instance="a"';
const other = 'service="catalog",instance="b"';
const mails = (state: string, values: string): Series => ({
  [`mails_recent{service="identity",state="${state}"}`]: values,
});
const texts = (state: string, values: string): Series => ({
  [`texts_recent{service="identity",state="${state}"}`]: values,
});
const events = (age: string, waiting = '0x2000'): Series => ({
  'outbox_oldest_seconds{service="catalog"}': age,
  'consumer_pending{service="inquiry",consumer="brands"}': waiting,
});

export const alertCases: Readonly<Record<string, AlertCase>> = {
  AvailabilityBudgetBurnsFast: {
    fires: { series: { ...requests('200', '0+95x120'), ...requests('500', '0+5x120') }, at: '90m' },
    labels: { slo: 'pages-available', kind: 'availability' },
    // The same share of too few requests, and refusals, which are not our failures.
    silent: {
      series: {
        ...requests('200', '0+1x120'),
        ...requests('500', '0+0.1x120'),
        ...requests('404', '0+900x120', '/api/franchises/:id'),
      },
      at: '90m',
    },
  },
  AvailabilityBudgetBurnsSlowly: {
    fires: { series: { ...requests('200', '0+996x600'), ...requests('503', '0+4x600') }, at: '8h' },
    labels: { slo: 'pages-available', kind: 'availability' },
    // Calls to the registry are neither pages nor calls of visitors.
    silent: {
      series: {
        ...requests('200', '0+9995x600'),
        ...requests('503', '0+5x600'),
        ...requests('503', '0+900x600', '/platform/deployments'),
      },
      at: '8h',
    },
  },
  LatencyBudgetBurnsFast: {
    fires: { series: durations('0+80x120', '0+100x120'), at: '90m' },
    labels: { slo: 'pages-fast', kind: 'latency' },
    silent: { series: durations('0+99x120', '0+100x120'), at: '90m' },
  },
  LatencyBudgetBurnsSlowly: {
    fires: { series: durations('0+96x600', '0+100x600'), at: '8h' },
    labels: { slo: 'pages-fast', kind: 'latency' },
    silent: { series: durations('0+995x600', '0+1000x600'), at: '8h' },
  },
  FreshnessBudgetBurnsSlowly: {
    fires: { series: events('90x600'), at: '8h' },
    labels: { slo: 'events-fresh', kind: 'freshness' },
    silent: { series: events('30x600'), at: '8h' },
  },
  ServiceNotReady: {
    fires: { series: { ...ready('1x20', everyone.slice(0, -1)), ...ready('0x20', ['content']) }, at: '10m' },
    labels: { service: 'content' },
    silent: { series: ready('1x20', everyone), at: '10m' },
  },
  InstanceNotReady: {
    fires: { series: ready('0x20', ['catalog']), at: '10m' },
    labels: { service: 'catalog', instance: 'catalog-1' },
    // A restart takes less than five minutes.
    silent: { series: ready('1 1 1 0 0 0 1x20', ['catalog']), at: '10m' },
  },
  DatabaseUnavailable: {
    fires: {
      series: {
        [`process_check{check="database",${catalog}}`]: '0x20',
        [`process_check{check="database",${other}}`]: '1x20',
      },
      at: '5m',
    },
    labels: { service: 'catalog' },
    silent: { series: { [`process_check{check="database",${catalog}}`]: '1x20' }, at: '5m' },
  },
  DatabasePoolExhausted: {
    fires: {
      series: {
        [`database_pool_connections{state="used",${catalog}}`]: '10x20',
        [`database_pool_limit{${catalog}}`]: '10x20',
        [`database_pool_waiting{${catalog}}`]: '3x20',
      },
      at: '10m',
    },
    labels: { service: 'catalog' },
    // Queries wait while connections are opened; the pool is not full.
    silent: {
      series: {
        [`database_pool_connections{state="used",${catalog}}`]: '4x20',
        [`database_pool_limit{${catalog}}`]: '10x20',
        [`database_pool_waiting{${catalog}}`]: '3x20',
      },
      at: '10m',
    },
  },
  BrokerUnavailable: {
    fires: { series: { [`process_check{check="broker",${catalog}}`]: '0x20' }, at: '5m' },
    labels: { service: 'catalog' },
    silent: { series: { [`process_check{check="broker",${catalog}}`]: '0 1x20' }, at: '5m' },
  },
  BrokerStorageNearlyFull: {
    fires: {
      series: {
        'broker_storage_bytes{kind="used"}': '90x30',
        'broker_storage_bytes{kind="limit"}': '100x30',
      },
      at: '20m',
    },
    labels: {},
    silent: { series: { 'broker_storage_bytes{kind="used"}': '90x30' }, at: '20m' },
  },
  RelayWithoutLeader: {
    fires: {
      series: { [`relay_leader{${catalog}}`]: '0x20', [`relay_leader{${other}}`]: '0x20' },
      at: '5m',
    },
    labels: { service: 'catalog' },
    silent: {
      series: {
        [`relay_leader{${catalog}}`]: '0x20',
        [`relay_leader{${other}}`]: '1x20',
        'relay_leader{service="gateway"}': '0x20',
      },
      at: '5m',
    },
  },
  OutboxOld: {
    fires: { series: events('0+60x20'), at: '10m' },
    labels: { service: 'catalog' },
    silent: { series: events('90x20'), at: '10m' },
  },
  ConsumerLagGrows: {
    fires: { series: events('0x60', '0+50x60'), at: '30m' },
    labels: { service: 'inquiry', consumer: 'brands' },
    // A replay begins with many waiting events, whose number falls.
    silent: { series: events('0x60', '3000-50x60'), at: '30m' },
  },
  DeadLetters: {
    fires: { series: { 'dead_letters{service="inquiry",consumer="brands"}': '2x20' }, at: '5m' },
    labels: { service: 'inquiry', consumer: 'brands' },
    silent: { series: { 'dead_letters{service="inquiry",consumer="brands"}': '0x20' }, at: '5m' },
  },
  MailsNotSent: {
    fires: { series: { ...mails('sent', '1x40'), ...mails('waiting', '6x40') }, at: '30m' },
    labels: {},
    // One mailbox is full, and many mails were refused because their address does not exist.
    silent: {
      series: { ...mails('sent', '1x40'), ...mails('waiting', '1x40'), ...mails('refused', '20x40') },
      at: '30m',
    },
  },
  TextsNotSent: {
    // A wrong token: the gateway refuses every message.
    fires: { series: { ...texts('sent', '0x20'), ...texts('refused', '4x20') }, at: '10m' },
    labels: {},
    // Some people typed numbers to which no message can be sent.
    silent: { series: { ...texts('sent', '8x20'), ...texts('refused', '4x20') }, at: '10m' },
  },
  RendererCircuitOpen: {
    fires: {
      series: {
        'renderer_circuit_opened_total{service="gateway",deployable="mfe-public",version="1"}': '0+2x20',
      },
      at: '10m',
    },
    labels: { deployable: 'mfe-public', version: '1' },
    silent: {
      series: {
        'renderer_circuit_opened_total{service="gateway",deployable="mfe-public",version="1"}': '4x20',
      },
      at: '10m',
    },
  },
  CanaryStopped: {
    fires: {
      series: {
        'canary_stopped_timestamp_seconds{service="gateway",deployable="catalog",cause="failing"}': '600x60',
      },
      at: '20m',
    },
    labels: { deployable: 'catalog', cause: 'failing' },
    silent: {
      series: {
        'canary_stopped_timestamp_seconds{service="gateway",deployable="catalog",cause="failing"}': '600x60',
      },
      at: '50m',
    },
  },
  RequestsShed: {
    fires: { series: { 'http_requests_shed_total{service="gateway"}': '0+5x30' }, at: '15m' },
    labels: { service: 'gateway' },
    silent: { series: { 'http_requests_shed_total{service="gateway"}': '7x30' }, at: '15m' },
  },
};
