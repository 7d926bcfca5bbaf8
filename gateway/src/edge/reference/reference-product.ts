import type { ApiReference, Endpoint } from '@setu/protocol';

/** What the product gives the API reference. */
export interface ReferenceProduct {
  texts: ApiReference;
  /** Every call that this gateway was built with, for services that run without a release. */
  endpoints: readonly Endpoint[];
  /** Calls that contracts give to a service and the gateway answers, because it has the sessions and the streams. */
  answeredHere: readonly Endpoint[];
}
