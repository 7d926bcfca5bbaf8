import type { CountedVisitor } from './visitor';

/** One call that was forwarded to an instance of a service. */
interface ServiceCall {
  service: string;
  /** The release that the instance runs; null when it names none. */
  version: string | null;
  /** Null for calls that the gateway makes for itself. */
  visitor: (() => CountedVisitor) | null;
}

/**
 * No connection; no reply in time; a reply that was aborted or invalid; a status of 500 and above; such a status because the
 * database or broker is down or full.
 */
export type FailureCause = 'unreached' | 'timeout' | 'broken' | 'status' | 'platform';

/** Listeners of calls and of failed calls; failures of releases are counted here. */
export interface ServiceCalls {
  onServiceCall: (call: ServiceCall) => void;
  /** Called in addition to `onServiceCall`. */
  onServiceFailure: (call: ServiceCall, cause: FailureCause) => void;
}
