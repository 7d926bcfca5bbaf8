import type { Metrics } from '@setu/service-kit';
import type { CountedVisitor } from '../releases/visitor';

/** One call that was passed on to a process of a service. */
interface ServiceCall {
  service: string;
  /** The release that process runs; null when it does not say. */
  version: string | null;
  /** Who called; null for calls the gateway makes for nobody. */
  visitor: CountedVisitor | null;
}

/**
 * No connection; no reply in time; a reply that broke off or made no sense; a status of 500 and above; such a status
 * because a server of the platform is away or full.
 */
export type FailureCause = 'unreached' | 'timeout' | 'broken' | 'status' | 'platform';

/** Learns of every call and of the failed ones; whoever counts failures of releases listens here. */
export interface ServiceCalls {
  onServiceCall: (call: ServiceCall) => void;
  /** Called besides `onServiceCall`. */
  onServiceFailure: (call: ServiceCall, cause: FailureCause) => void;
}

/** Counts in the metrics, and tells the listeners. */
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
