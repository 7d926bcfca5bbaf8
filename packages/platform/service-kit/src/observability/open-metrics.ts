import { type Metric, type OpenMetricsContentType, openMetricsContentType, Registry } from 'prom-client';

/** Whether a collector accepts the form that has exemplars. */
export const acceptsOpenMetrics = (accept: string): boolean =>
  accept.includes('application/openmetrics-text');

/** The metric under a name of its own: in this form prom-client renames counters for good, which the other form would show. */
const renamable = (metric: object & { name: string }): Metric =>
  Object.create(metric, { name: { value: metric.name, writable: true } });

/**
 * The metrics of a registry in the form of OpenMetrics, in which buckets name a trace as their example.
 * @param labels of every metric
 */
export const readOpenMetrics = async (
  registry: Registry,
  labels: Record<string, string>,
): Promise<{ type: string; text: string }> => {
  const open = new Registry<OpenMetricsContentType>();
  open.setContentType(openMetricsContentType);
  open.setDefaultLabels(labels);
  for (const metric of registry.getMetricsAsArray()) open.registerMetric(renamable(metric));
  return { type: open.contentType, text: await open.metrics() };
};
