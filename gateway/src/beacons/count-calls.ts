import type { ServiceCalls } from '../upstreams/service-calls';
import type { Happening } from './count-buffer';
import type { ReleaseCounts } from './release-counts';

/**
 * Counts calls of services as pages are counted of front ends: a canary of a service that fails its callers stops by
 * itself too. One that could not be reached is not the release's doing, and another process may have answered; neither is
 * a database that is away.
 */
export const countCalls = (counts: ReleaseCounts): ServiceCalls => {
  const count = (
    { service, version, visitor }: Parameters<ServiceCalls['onServiceCall']>[0],
    happening: Happening,
  ) => {
    if (version !== null && visitor !== null) counts.count({ piece: service, version, visitor }, happening);
  };
  return {
    onServiceCall: (call) => count(call, 'page'),
    onServiceFailure: (call, cause) => {
      if (cause !== 'unreached' && cause !== 'platform') count(call, 'failed');
    },
  };
};
