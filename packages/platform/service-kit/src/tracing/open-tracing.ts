import type { Logger } from '../observability/logger';
import type { TracingSettings } from './settings';
import type { Tracing } from './tracing';

/** The process whose spans are recorded. */
export interface TracedProcess {
  /** `gateway`, `catalog`. */
  name: string;
  /** The release that it runs, if it runs one. */
  version?: string | undefined;
  /**
   * Secret of a process with untrusted callers. They choose their trace ids, so sampling must not be predictable from the id.
   * All instances need the same secret.
   */
  samplingSecret?: string | undefined;
}

/** Prepares the recording of spans; null without `OTEL_EXPORTER_OTLP_ENDPOINT`. The SDK is loaded only with the endpoint. */
export const openTracing = async (
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share }: TracingSettings,
  traced: TracedProcess,
  logger: Logger,
): Promise<Tracing | null> => {
  if (endpoint === undefined) return null;
  const { startSdk } = await import(/* webpackChunkName: "tracing" */ './sdk');
  return startSdk({ ...traced, endpoint, share, logger });
};
