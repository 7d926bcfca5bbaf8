import type { ServiceCalls } from '../../releases/service-calls';
import type { Happening } from './count-buffer';
import type { ReleaseCounts } from './release-counts';

/**
 * Counts calls of services like pages of front ends, so a canary of a service that fails its callers is stopped too. An
 * unreachable instance is no failure of the release, because another one may have answered; neither is a database that is
 * down.
 */
export const countCalls = (counts: ReleaseCounts): ServiceCalls => {
  const count = (
    { service, version, visitor }: Parameters<ServiceCalls['onServiceCall']>[0],
    happening: Happening,
  ) => {
    if (version !== null && visitor !== null)
      counts.count({ deployable: service, version, visitor }, happening);
  };
  return {
    onServiceCall: (call) => count(call, 'page'),
    onServiceFailure: (call, cause) => {
      if (cause !== 'unreached' && cause !== 'platform') count(call, 'failed');
    },
  };
};
