import type { ServiceDefinition, ServiceParts } from '../../src/process/service';
import type { TestService } from './service';

/** A service whose hourly work tests run themselves. */
export const observeSweeps = (service: ServiceDefinition) => {
  const sweepsOf = new WeakMap<TestService['running']['db'], ServiceParts['sweeps']>();
  const observed: ServiceDefinition = {
    ...service,
    build: (deps) => {
      const parts = service.build(deps);
      sweepsOf.set(deps.db, parts.sweeps);
      return parts;
    },
  };
  return {
    /** The service as it is. */
    observed,
    /** Does what the service does every hour, as of an instant. */
    runSweeps: async ({ running }: Pick<TestService, 'running'>, now: Date): Promise<void> => {
      for (const { run } of sweepsOf.get(running.db) ?? []) await run(now);
    },
  };
};
