import { z } from 'zod';

const duration = z.string().regex(/^\d+(s|m|h|d)$/);
const texts = z.record(z.string(), z.string());

const Rule = z.union([
  z.strictObject({ record: z.string(), expr: z.string(), labels: texts.optional() }),
  z.strictObject({ alert: z.string(), expr: z.string(), for: duration, labels: texts, annotations: texts }),
]);

/** The parts of a PrometheusRule of the Prometheus operator that we use. promtool checks the rules. */
export const PrometheusRule = z.strictObject({
  apiVersion: z.literal('monitoring.coreos.com/v1'),
  kind: z.literal('PrometheusRule'),
  metadata: z.strictObject({ name: z.string().min(1), labels: texts }),
  spec: z.strictObject({
    groups: z.array(z.strictObject({ name: z.string(), interval: duration, rules: z.array(Rule) })),
  }),
});
