import { type Metric, type OpenMetricsContentType, openMetricsContentType, Registry } from 'prom-client';

/** Whether a collector accepts the format with exemplars. */
export const acceptsOpenMetrics = (accept: string): boolean =>
  accept.includes('application/openmetrics-text');

/**
 * A copy of the metric that may be renamed: in this format prom-client renames counters permanently, which would change the other format.
 */
const renamable = (metric: object & { name: string }): Metric =>
  Object.create(metric, { name: { value: metric.name, writable: true } });

/**
 * The metrics of a registry in OpenMetrics format, in which buckets contain a trace as exemplar.
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
