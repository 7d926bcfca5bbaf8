import type { ApiReference, Endpoint } from '@setu/protocol';

/** Product-specific parts of the API reference. */
export interface ReferenceProduct {
  texts: ApiReference;
  /** Every call of the contracts that this gateway was built with, for services that run without a release. */
  endpoints: readonly Endpoint[];
  /** Calls that contracts assign to a service but the gateway answers, because it has the sessions and the streams. */
  answeredHere: readonly Endpoint[];
}
