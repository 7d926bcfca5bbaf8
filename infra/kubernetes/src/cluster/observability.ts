import { dashboard, ruleGroups } from '@setu/observe';
import { ConfigMap } from 'kubernetes-models/v1';
import { ownLabels } from '../labels';

/** The alerts and objectives for the Prometheus operator. Other installations of Prometheus read the files that infra/observe renders. */
export const prometheusRule = () => ({
  apiVersion: 'monitoring.coreos.com/v1',
  kind: 'PrometheusRule',
  metadata: { name: 'franchisesetu', labels: ownLabels },
  spec: { groups: ruleGroups() },
});

/** The dashboard. The label lets the sidecar of Grafana's chart find it. */
export const dashboardConfig = (): ConfigMap =>
  new ConfigMap({
    metadata: { name: 'franchisesetu-dashboard', labels: { ...ownLabels, grafana_dashboard: '1' } },
    data: { 'franchisesetu.json': JSON.stringify(dashboard(), null, 2) },
  });
