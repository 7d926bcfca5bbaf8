import { serviceNames } from '@setu/contracts';
import type { Alert } from './rule';

/** True when no instance of a deployable is ready. Without running instances there is no series, so `absent` is needed. */
const noneReady = ['gateway', ...serviceNames]
  .map((name) => `label_replace(absent(process_ready{service="${name}"} == 1), "service", "${name}", "", "")`)
  .join(' or ');

/** Alerts on problems inside the product, most of them before visitors notice. */
export const symptomAlerts: readonly Alert[] = [
  {
    name: 'ServiceNotReady',
    expr: noneReady,
    for: '2m',
    severity: 'page',
    summary: 'No instance of {{ $labels.service }} is ready',
    description: 'Calls to it fail. When it is the gateway, the product is down.',
  },
  {
    name: 'InstanceNotReady',
    expr: 'process_ready == 0',
    for: '5m',
    severity: 'ticket',
    summary: 'An instance of {{ $labels.service }} is not ready',
    description: '{{ $labels.instance }} gets no calls. Other instances have its work.',
  },
  {
    name: 'DatabaseUnavailable',
    expr: 'min by (service) (process_check{check="database"}) == 0',
    for: '1m',
    severity: 'page',
    summary: '{{ $labels.service }} gets no answer of PostgreSQL',
    description: 'At least one instance is not ready for this reason.',
  },
  {
    name: 'DatabasePoolExhausted',
    expr: 'max by (service) (database_pool_waiting) > 0 and max by (service) (sum by (service, instance) (database_pool_connections{state="used"}) / on (service, instance) database_pool_limit) >= 1',
    for: '2m',
    severity: 'ticket',
    summary: 'All connections of {{ $labels.service }} are in use',
    description: 'Queries wait for a connection, so requests take longer and fail after 10 s.',
  },
  {
    name: 'BrokerUnavailable',
    expr: 'min by (service) (process_check{check="broker"}) == 0',
    for: '2m',
    severity: 'page',
    summary: '{{ $labels.service }} gets no answer of NATS, or NATS stores nothing',
    description: 'Writes are accepted and events wait; what other services know becomes old.',
  },
  {
    name: 'BrokerStorageNearlyFull',
    expr: 'max(broker_storage_bytes{kind="used"}) / max(broker_storage_bytes{kind="limit"}) > 0.85',
    for: '10m',
    severity: 'ticket',
    summary: 'The account at NATS has used {{ $value | humanizePercentage }} of its storage',
    description: 'When it is full, NATS refuses events and they wait in the outboxes.',
  },
  {
    name: 'RelayWithoutLeader',
    expr: 'sum by (service) (relay_leader{service!="gateway"}) == 0',
    for: '1m',
    severity: 'page',
    summary: 'No instance of {{ $labels.service }} relays its outbox',
    description: 'Its events are not published, so other services do not learn of changes.',
  },
  {
    name: 'OutboxOld',
    expr: 'max by (service) (outbox_oldest_seconds) > 120',
    for: '1m',
    severity: 'page',
    summary: 'An event of {{ $labels.service }} waits for {{ $value | humanizeDuration }}',
    description: 'Events are not published in time, so other services do not learn of changes.',
  },
  {
    name: 'ConsumerLagGrows',
    expr: 'max by (service, consumer) (consumer_pending) > 100 and max by (service, consumer) (delta(consumer_pending[10m])) > 0',
    for: '10m',
    severity: 'ticket',
    summary: 'The consumer {{ $labels.consumer }} of {{ $labels.service }} does not keep up',
    description: '{{ $value }} events wait for it, and they become more.',
  },
  {
    name: 'DeadLetters',
    expr: 'max by (service, consumer) (dead_letters) > 0',
    for: '1m',
    severity: 'ticket',
    summary:
      'The consumer {{ $labels.consumer }} of {{ $labels.service }} could not handle {{ $value }} events',
    description: 'What they say is missing in this service until they are retried.',
  },
  {
    name: 'MailsNotSent',
    expr: 'mails:late:ratio > 0.2 and sum(max by (state) (mails_recent{state=~"waiting|expired"})) >= 3',
    for: '10m',
    severity: 'page',
    summary: '{{ $value | humanizePercentage }} of the recent mails were not sent',
    description: 'People wait for links that reset a password or confirm an address.',
  },
  {
    name: 'TextsNotSent',
    expr: 'sum(max by (state) (texts_recent{state!="sent"})) >= 3 and sum(max by (state) (texts_recent{state!="sent"})) / sum(max by (state) (texts_recent)) > 0.5',
    for: '5m',
    severity: 'ticket',
    summary: '{{ $value }} of the recent text messages were not sent',
    description: 'People cannot confirm their phone numbers.',
  },
  {
    name: 'RendererCircuitOpen',
    expr: 'sum by (deployable, version) (increase(renderer_circuit_opened_total[5m])) > 0',
    for: '2m',
    severity: 'ticket',
    summary: 'Pages of {{ $labels.deployable }} {{ $labels.version }} are not rendered on the server',
    description: 'Browsers render them, so they are shown later and search engines see less.',
  },
  {
    name: 'CanaryStopped',
    expr: 'time() - max by (deployable, cause) (canary_stopped_timestamp_seconds) < 1800',
    for: '0m',
    severity: 'ticket',
    summary: 'The platform stopped a canary of {{ $labels.deployable }}: {{ $labels.cause }}',
    description: 'Its visitors have the live release again. The alert ends by itself after half an hour.',
  },
  {
    name: 'RequestsShed',
    expr: 'sum by (service) (rate(http_requests_shed_total[5m])) > 0',
    for: '5m',
    severity: 'ticket',
    summary: '{{ $labels.service }} refuses requests because too many are in flight',
    description: 'These visitors got 503.',
  },
];
