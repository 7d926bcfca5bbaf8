import type { Metrics } from '@setu/service-kit';
import { makeApiRoutes } from '../edge/upstreams/api-routes';
import { makeInstanceRegistry } from '../edge/upstreams/instance-registry';
import { makeUpstreams } from '../edge/upstreams/make-upstreams';
import { countServiceCalls } from '../edge/upstreams/service-calls';
import { makeServiceCertificates } from '../edge/upstreams/service-certificates';
import { countCalls } from '../registry/beacons/count-calls';
import type { ReleaseCounts } from '../registry/beacons/release-counts';
import type { Registry } from '../releases/registry';
import type { GatewayDeps } from './deps';

/** The running instances of services, the connections to them, and the routes of paths to services. */
export const wireUpstreams = (
  { environment, logger, tracing }: GatewayDeps,
  registry: Registry,
  counts: ReleaseCounts,
  metrics: Metrics,
) => {
  const instances = makeInstanceRegistry({
    fixed: environment.services,
    onEvict: (instance) => {
      const { service, version, url } = instance;
      logger.info({ service, version, url }, 'instance evicted');
      upstreams
        .drop(instance)
        .catch((err: unknown) =>
          logger.warn({ err }, 'connections of an evicted instance could not be closed'),
        );
    },
  });
  const upstreams = makeUpstreams({
    instances,
    calls: countServiceCalls(metrics, [countCalls(counts)]),
    certificates: makeServiceCertificates(environment.SERVICES_CA, logger),
    tracing,
  });
  const routes = makeApiRoutes({
    released: () => registry.state().services,
    unreleased: instances.unreleased,
    firstRegisteredAt: instances.firstRegisteredAt,
    logger,
  });
  return { instances, upstreams, routes };
};
