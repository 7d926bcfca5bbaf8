import type { ServiceCalls } from '../../releases/service-calls';
import type { CountedEvent } from './count-buffer';
import type { ReleaseCounts } from './release-counts';

/**
 * Counts calls of services like pages of front ends, so that a canary of a service that fails is also stopped. An unreachable
 * instance does not count as a failure of the release, because another one may have answered. A database that is down does not
 * either.
 */
export const countCalls = (counts: ReleaseCounts): ServiceCalls => {
  const count = (
    { service, version, visitor }: Parameters<ServiceCalls['onServiceCall']>[0],
    countedEvent: CountedEvent,
  ) => {
    if (version !== null && visitor !== null)
      counts.count({ deployable: service, version, visitor }, countedEvent);
  };
  return {
    onServiceCall: (call) => count(call, 'page'),
    onServiceFailure: (call, cause) => {
      if (cause !== 'unreached' && cause !== 'platform') count(call, 'failed');
    },
  };
};
