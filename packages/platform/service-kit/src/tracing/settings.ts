import { z } from 'zod';

/**
 * Environment variables of tracing, with the names from OpenTelemetry. Its SDK reads others, such as
 * OTEL_EXPORTER_OTLP_HEADERS, from the environment itself.
 */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional()
    .meta({
      description: 'Address of a collector that accepts OTLP over HTTP. Without it nothing is recorded.',
      form: 'an address such as `http://jaeger:4318`, without `/v1/traces`',
    }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1).meta({
    description:
      'Share of traces that are recorded. The gateway decides for requests and what follows from them.',
  }),
};
export type TracingSettings = z.output<z.ZodObject<typeof tracingSettings>>;
