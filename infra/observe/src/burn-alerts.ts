import type { Alert } from './rule';

/** With fewer requests in an hour, a share of a thousandth is not significant. */
const fewestRequests = 100;

/**
 * Burn rates, and the windows in which they must be exceeded. The short window ends an alert soon after its cause. Source: Google, The Site
 * Reliability Workbook, chapter 5, table 5-8.
 */
const burnsOver = (kind: string, long: string, short: string, factor: number) =>
  [long, short]
    .map((window) => `slo:error_ratio:rate${window}{kind="${kind}"} > ${factor} * slo:budget:ratio`)
    .join(' and ');

/** 2 % of the budget in one hour, or 5 % in six hours. */
const fast = (kind: string) =>
  `((${burnsOver(kind, '1h', '5m', 14.4)}) or (${burnsOver(kind, '6h', '30m', 6)})) and slo:requests:increase1h >= ${fewestRequests}`;
/** 10 % of the budget in one day, or in three days. */
const slow = (kind: string) => `(${burnsOver(kind, '1d', '2h', 3)}) or (${burnsOver(kind, '3d', '6h', 1)})`;

const share = '{{ $value | humanizePercentage }}';

/** Alerts on the error budgets of the objectives. */
export const burnAlerts: readonly Alert[] = [
  {
    name: 'AvailabilityBudgetBurnsFast',
    expr: fast('availability'),
    for: '2m',
    severity: 'page',
    summary: '{{ $labels.slo }}: many requests fail',
    description: `${share} of the requests fail. At this pace the error budget of 30 days is gone in hours.`,
  },
  {
    name: 'AvailabilityBudgetBurnsSlowly',
    expr: slow('availability'),
    for: '15m',
    severity: 'ticket',
    summary: '{{ $labels.slo }}: some requests keep failing',
    description: `${share} of the requests fail. At this pace the error budget does not last for 30 days.`,
  },
  {
    name: 'LatencyBudgetBurnsFast',
    expr: fast('latency'),
    for: '2m',
    severity: 'page',
    summary: '{{ $labels.slo }}: many requests are slow',
    description: `${share} of the requests take longer than the objective allows.`,
  },
  {
    name: 'LatencyBudgetBurnsSlowly',
    expr: slow('latency'),
    for: '15m',
    severity: 'ticket',
    summary: '{{ $labels.slo }}: some requests are slow',
    description: `${share} of the requests take longer than the objective allows, for hours.`,
  },
  {
    name: 'FreshnessBudgetBurnsSlowly',
    expr: slow('freshness'),
    for: '15m',
    severity: 'ticket',
    summary: '{{ $labels.slo }}: events or mails are often late',
    description: `${share} of the time or of the mails is late, for hours.`,
  },
];
