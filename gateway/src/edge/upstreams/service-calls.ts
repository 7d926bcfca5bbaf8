import type { Metrics } from '@setu/service-kit';
import type { ServiceCalls } from '../../releases/service-calls';

/** Counts calls in the metrics and passes them to the listeners. */
export const countServiceCalls = (
  metrics: Metrics,
  listeners: readonly ServiceCalls[] = [],
): ServiceCalls => ({
  onServiceCall: (call) => {
    metrics.upstreamCalls.inc({ upstream: call.service, version: call.version ?? 'unknown' });
    for (const listener of listeners) listener.onServiceCall(call);
  },
  onServiceFailure: (call, cause) => {
    metrics.upstreamFailures.inc({ upstream: call.service, version: call.version ?? 'unknown', cause });
    for (const listener of listeners) listener.onServiceFailure(call, cause);
  },
});
