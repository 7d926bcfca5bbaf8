import { burnAlerts } from './burn-alerts';
import type { Alert, Recording } from './rule';
import { longRecordings, shortRecordings } from './slos';
import { symptomAlerts } from './symptom-alerts';

/** The address of the runbook. An installation with its own docs replaces it. */
const runbook = 'https://docs.franchisesetu.example/runbook';

/** Every alert. */
export const alerts: readonly Alert[] = [...burnAlerts, ...symptomAlerts];

/** Every recorded series. */
export const recordings: readonly Recording[] = [...shortRecordings, ...longRecordings];

/** The anchor of an alert's section in docs/runbook.md. */
export const anchorOf = ({ name }: Pick<Alert, 'name'>): string => name.toLowerCase();

const alertingRule = (alert: Alert) => ({
  alert: alert.name,
  expr: alert.expr,
  for: alert.for,
  labels: { severity: alert.severity },
  annotations: {
    summary: alert.summary,
    description: alert.description,
    runbook_url: `${runbook}#${anchorOf(alert)}`,
  },
});

/** Groups of rules, for a rules file of Prometheus and for a PrometheusRule. */
export const ruleGroups = () => [
  { name: 'franchisesetu-slo', interval: '1m', rules: shortRecordings },
  { name: 'franchisesetu-slo-days', interval: '5m', rules: longRecordings },
  { name: 'franchisesetu-alerts', interval: '30s', rules: alerts.map(alertingRule) },
];
