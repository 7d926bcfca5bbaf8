import type { CountedVisitor } from './visitor';

/** One call that was passed on to an instance of a service. */
interface ServiceCall {
  service: string;
  /** The release that the instance runs; null when it names none. */
  version: string | null;
  /** Null for calls that the gateway makes on its own behalf. */
  visitor: (() => CountedVisitor) | null;
}

/**
 * No connection; no reply in time; a reply that broke off or was invalid; a status of 500 and above; such a status
 * because the database or broker is down or full.
 */
export type FailureCause = 'unreached' | 'timeout' | 'broken' | 'status' | 'platform';

/** Is called for every call, and for every failed one; failures of releases are counted here. */
export interface ServiceCalls {
  onServiceCall: (call: ServiceCall) => void;
  /** Called in addition to `onServiceCall`. */
  onServiceFailure: (call: ServiceCall, cause: FailureCause) => void;
}
